import { ApiError, isUnanswered } from '@sayso/api/client';
import { type AuthMessage, findProvider, steered } from './providers.ts';

const unreachable = 'We cannot reach Sayso. Check your connection and try again.';
const down = 'Sayso is not working at the moment. Try again in a minute.';
const tooMany = 'You tried too many times. Wait a minute and try again.';

/** The client's own message for a refusal that came without words. */
export const wordless = 'Something went wrong.';

/** The words of a server that sends the learner to another way of signing in, or that asks for fewer tries; otherwise `null`. */
const findAdvice = (error: unknown): string | null => {
  if (!(error instanceof ApiError)) return null;
  const text = steered(error.message);
  if (findProvider(text)) return text;
  if (error.status === 429) return error.message === wordless ? tooMany : error.message;
  return null;
};

/** Why the server did not answer; `null` where it did. */
const findOutage = (error: unknown): string | null => {
  if (!isUnanswered(error)) return null;
  return error instanceof ApiError ? down : unreachable;
};

/** A failure in these words. */
export const fault = (text: string, more?: string | null): AuthMessage => ({
  tone: 'error',
  text,
  ...(more && { more }),
});

/** Describes why a step has failed: the server's own words where it refused, else `wording` and the reason. */
export const describeFailure = (error: unknown, wording: string): AuthMessage => {
  const advice = findAdvice(error);
  if (advice) return fault(advice);
  const outage = findOutage(error);
  if (outage || !(error instanceof ApiError)) return fault(wording, outage);
  return fault(error.message);
};

/** A step has failed whose wording stands whatever the server says; advice and outage follow it. */
export const describeFixed = (error: unknown, wording: string): AuthMessage =>
  fault(wording, findAdvice(error) ?? findOutage(error));

/** A login has failed: only a server that answered, and gave no advice, has refused the password. */
export const describeLogin = (error: unknown): AuthMessage => {
  const known = findAdvice(error) ?? findOutage(error);
  if (known) return fault(known);
  if (!(error instanceof ApiError)) return fault(wordless);
  return fault(error.status === 403 ? error.message : 'Incorrect email or password.');
};

/** A reset has failed. */
export const describeReset = (error: unknown): AuthMessage => {
  const outage = findAdvice(error) ? null : findOutage(error);
  if (outage || !(error instanceof ApiError)) return fault('Reset failed.', outage);
  return fault(`Reset failed: ${findAdvice(error) ?? error.message}`);
};
