export { amina, weekendSummary } from './fixtures.ts';
export { answers, hangs, isUnreachable, refuses } from './handlers.ts';
export { heldInterviews, nightNurseRetry, nightNurseReview, nightNurseSummary } from './interview-fixtures.ts';
