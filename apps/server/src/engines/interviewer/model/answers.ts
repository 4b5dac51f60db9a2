import * as v from 'valibot';
import { stripTags } from '../../../platform/text/strip-tags.ts';
import { spoken } from '../../coach/model/spoken.ts';
import { asSaid } from '../../grammar/model/answer.ts';
import {
  EngineUnavailable,
  type Interview,
  type InterviewAssessment,
  type InterviewQuestion,
  type QuestionWanted,
} from '../../ports.ts';
import { starsOf } from '../embedded/answer/star.ts';
import { sameAs } from '../embedded/candidates.ts';

const line = (longest: number) =>
  v.pipe(v.string(), v.transform(stripTags), v.trim(), v.minLength(1), v.maxLength(longest));
const question = v.object({
  kind: v.optional(v.string(), ''),
  lead: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(900)), ''),
  question: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(900)), ''),
});
const parts = ['situation', 'task', 'action', 'result', 'general'] as const;
const star = v.object({ situation: v.boolean(), task: v.boolean(), action: v.boolean(), result: v.boolean() });
const review = v.object({
  summary: line(2000),
  strengths: v.optional(v.array(line(500)), []),
  gaps: v.optional(v.array(v.object({ part: v.fallback(v.picklist(parts), 'general'), advice: line(600) })), []),
  better: v.optional(v.array(v.object({ said: line(1000), better: line(1000), why: line(500) })), []),
  stars: v.fallback(v.array(v.nullable(star)), []),
});

/** The JSON in a model’s answer, also with a fence or words around it. */
function read<T extends v.GenericSchema>(schema: T, reply: string): v.InferOutput<T> {
  try {
    return v.parse(schema, JSON.parse(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1)));
  } catch (cause) {
    throw new EngineUnavailable(
      'The language model answered in another form than it was asked for. Please try again.',
      { cause },
    );
  }
}

/**
 * The next question in a model’s answer.
 * @throws EngineUnavailable when there is none in it, or it has been asked before.
 */
export function readQuestion(reply: string, interview: Interview, wanted: QuestionWanted): InterviewQuestion {
  const answer = read(question, reply);
  const kind = wanted.mayFollowUp && answer.kind === 'follow-up' ? 'follow-up' : wanted.kind;
  const lead = answer.lead === '' ? '' : spoken(answer.lead);
  if (wanted.fixed !== null && kind !== 'follow-up')
    return { kind, lead: withoutQuestion(lead), question: wanted.fixed };
  const asked = spoken(answer.question);
  if (!asked.endsWith('?') || interview.exchanges.some((one) => sameAs(one.question) === sameAs(asked)))
    throw new EngineUnavailable('The language model asked nothing new. Please try again.');
  return { kind, lead: withoutQuestion(lead), question: asked };
}

/** A lead that asks would be answered instead of the question. */
const withoutQuestion = (lead: string): string =>
  lead
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.endsWith('?'))
    .join(' ');

/**
 * The assessment in a model’s answer, without what does not hold: sentences that were never said, more than was asked for.
 * @throws EngineUnavailable when it is not of the form that was asked for.
 */
export function readReview(reply: string, interview: Interview): InterviewAssessment {
  const answer = read(review, reply);
  const answers = interview.exchanges.flatMap(({ answer: text }) => (text === null ? [] : [text]));
  const better = answer.better.flatMap((one) => {
    const said = answers.map((text) => asSaid(text, one.said)).find((found) => found !== null);
    return said === undefined || sameAs(said) === sameAs(one.better)
      ? []
      : [{ ...one, said, better: spoken(one.better) }];
  });
  const byRules = starsOf(interview);
  const fits = answer.stars.length === byRules.length;
  return {
    summary: spoken(answer.summary),
    strengths: answer.strengths.slice(0, 4).map(spoken),
    gaps: answer.gaps.slice(0, 4).map(({ part, advice }) => ({ part, advice: spoken(advice) })),
    better: better.slice(0, 3),
    // Which answers can have a story is not the model’s to say.
    stars: byRules.map((rule, index) => (rule === null ? null : ((fits ? answer.stars[index] : null) ?? rule))),
  };
}
