import * as v from 'valibot';
import { deadlines } from './deadlines.ts';
import { endpoint } from './endpoint.ts';

const text = v.nullish(v.string(), null);

/** Who runs this server. Optional to the web app: a 404 means that the page says so in general words. */
export const getOperator = endpoint({
  method: 'GET',
  path: '/api/operator',
  access: 'visitor',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.read,
  summary: 'Who runs this server: for the legal page.',
  answer: v.looseObject({
    /** A person or a company. */
    name: text,
    address: text,
    /** Number in the register of companies. */
    registration: text,
    email: text,
  }),
});
