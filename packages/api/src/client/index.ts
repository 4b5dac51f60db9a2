export { type Clock, systemClock } from './clock.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './create-client.ts';
export {
  ApiError,
  isUnanswered,
  NetworkError,
  SessionExpiredError,
  TimeoutError,
  UnexpectedAnswerError,
} from './errors.ts';
export type { Fetch } from './exchange.ts';
export type { Lock } from './renew.ts';
export { createBrowserTokenStore, createMemoryTokenStore, type TokenStore, type Tokens } from './token-store.ts';
export { type TimeLimit, withTimeout } from './with-timeout.ts';
