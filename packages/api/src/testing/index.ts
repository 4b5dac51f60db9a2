export { amina, weekendSummary } from './fixtures.ts';
export { answers, hangs, isUnreachable, refuses } from './handlers.ts';
