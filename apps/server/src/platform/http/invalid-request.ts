import { bodies } from '@sayso/api/contract/bodies';
import * as v from 'valibot';
import { HttpError } from '../http-error.ts';

const audioTooLarge = (): HttpError => new HttpError(413, bodies.audio.tooLarge.code, bodies.audio.tooLarge.detail);

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

const describeIssue = (issue: v.BaseIssue<unknown>): string => {
  const field = v.getDotPath(issue);
  if (field === null) return 'The request must be a JSON object.';
  if (issue.received === 'undefined') return `The field “${field}” is missing.`;
  // Never the value itself: it may be a password.
  return `The field “${field}” is not right. ${plain(issue)}`;
};

const plain = (issue: v.BaseIssue<unknown>): string => {
  switch (issue.type) {
    case 'max_length':
      return `It may be at most ${issue.expected?.replace('<=', '')} long.`;
    case 'min_length':
      return issue.expected === '>=1'
        ? 'It is empty.'
        : `It must be at least ${issue.expected?.replace('>=', '')} long.`;
    case 'picklist':
      return `It must be one of ${issue.expected?.replace(/[()"]/g, '').replaceAll(' | ', ', ')}.`;
    case 'email':
    case 'regex':
      return issue.message;
    default:
      return issue.kind === 'schema' && issue.expected ? `It must be of type ${issue.expected}.` : 'Please check it.';
  }
};

/** A 400 that names the first field that is wrong, in plain words. */
export const invalidRequest = (issues: Issues): HttpError => {
  const [issue] = issues;
  if (issue.type === 'max_length' && v.getDotPath(issue) === 'audio_base64') return audioTooLarge();
  return new HttpError(400, 'invalid_request', describeIssue(issue));
};
