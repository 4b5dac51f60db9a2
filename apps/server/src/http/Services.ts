import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Tokens } from '../accounts/tokens.ts';
import type { Config } from '../config/Config.ts';
import type { Engines } from '../engines/ports.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { Storage } from '../storage/openDatabase.ts';

export type App = FastifyInstance;
export type Log = FastifyBaseLogger;

/** The time, ms since 1970. */
export interface Clock {
  now(): number;
}

/** Chance that nobody can guess. */
export interface Random {
  bytes(length: number): Uint8Array;
  /** An identifier for a row: 128 bits, safe in an address. */
  id(): string;
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
}

/** What every feature is given. */
export interface Services {
  readonly config: Config;
  readonly storage: Storage;
  readonly engines: Engines;
  readonly clock: Clock;
  readonly random: Random;
  readonly tokens: Tokens;
  readonly mailer: Mailer;
  readonly metrics: Registry;
  readonly log: Log;
}
