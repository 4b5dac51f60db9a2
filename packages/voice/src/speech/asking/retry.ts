/** Statuses of a server that is being restarted, or of the balancer in front of it. */
const passing: ReadonlySet<number> = new Set([502, 503, 504]);
/** Errors about an answer that did arrive: the same question would get it again. */
const final: ReadonlySet<string> = new Set(['SyntaxError', 'UnexpectedAnswerError', 'SessionExpiredError']);

/** Whether asking again may help: nothing answered, or the server is just being restarted. Every other answer is final. */
export function mayPass(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  if ('status' in error && typeof error.status === 'number') return passing.has(error.status);
  return !('name' in error && typeof error.name === 'string' && final.has(error.name));
}
