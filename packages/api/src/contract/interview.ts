import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const field = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(8000));

export const createInterview = endpoint({
  method: 'POST',
  path: '/api/interview',
  access: 'learner',
  summary: 'Prepares a mock interview for one job.',
  request: v.object({ job_title: field, job_description: field, company_name: field }),
  answer: v.looseObject({ id: v.string() }),
});

export const getInterviewSummary = endpoint({
  method: 'POST',
  path: '/api/interview/session/summary',
  access: 'learner',
  summary: 'The feedback on one interview.',
  request: v.object({ interview_id: v.string() }),
  answer: v.looseObject({ summary: v.optional(v.string(), ''), error: v.optional(v.string()) }),
});
