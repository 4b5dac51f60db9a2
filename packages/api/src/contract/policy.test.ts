import { describe, expect, it } from 'vitest';
import * as account from './account.ts';
import * as capabilities from './capabilities.ts';
import * as conversation from './conversation.ts';
import { deadlines } from './deadlines.ts';
import type { Endpoint } from './endpoint.ts';
import * as interview from './interview.ts';
import * as level from './level.ts';
import { type Limit, limits } from './limits.ts';
import * as operator from './operator.ts';
import * as payment from './payment.ts';
import * as profile from './profile.ts';
import * as progress from './progress.ts';
import * as pronunciation from './pronunciation.ts';
import * as speech from './speech.ts';

const modules = [
  account,
  capabilities,
  conversation,
  interview,
  level,
  operator,
  payment,
  profile,
  progress,
  pronunciation,
  speech,
];
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'limit' in value;
const endpoints = modules.flatMap((module) => Object.values<unknown>(module)).filter(isEndpoint);
const findLimit = ({ limit }: Endpoint): Limit | null => limit && limits[limit];

describe('the policy of the contract', () => {
  it('counts every call that an engine works for', () => {
    const engineDeadlines = new Set<number>([deadlines.engine, deadlines.reply, deadlines.tip, deadlines.review]);
    const uncounted = endpoints.filter(
      (endpoint) => engineDeadlines.has(endpoint.deadlineMs) && endpoint.limit !== 'engine',
    );
    expect(uncounted.map(({ path }) => path)).toEqual([]);
  });

  it('counts per learner only where learners alone may call', () => {
    const wrong = endpoints.filter(
      (endpoint) => findLimit(endpoint)?.per === 'learner' && endpoint.access !== 'learner',
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('gives a body to every call that sends something, and none to the others', () => {
    const wrong = endpoints.filter(
      ({ method, request, body }) => (body !== 'none') !== (method !== 'GET' && request !== undefined),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('leaves room for the fastest drill, which makes about 25 calls a minute', () => {
    expect(limits.engine.calls / (limits.engine.seconds / 60)).toBeGreaterThanOrEqual(50);
  });

  it('has a counter of its own for every limit', () => {
    const counters = Object.values(limits).map(({ counter }) => counter);
    expect(new Set(counters).size).toBe(counters.length);
  });
});
