import type { EngineCapability } from '@sayso/api/contract/capabilities';

/** The part that every engine has in common: `GET /api/capabilities`, the table at start and `npm run doctor` read it. */
export interface Engine {
  readonly about: EngineCapability;
  /** Calls the engine for real; resolves with one line on what it saw, rejects with what is wrong. */
  check(signal: AbortSignal): Promise<string>;
  /** Ends workers and connections. */
  close(): Promise<void>;
}

/** The bytes are no recording that can be decoded. The message is for people. */
export class BadAudio extends Error {
  override readonly name = 'BadAudio';
}

/** The engine, or the service behind it, cannot answer now. The message is for people; the cause for the log. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable';
}
