import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

export type App = FastifyInstance;
export type Log = FastifyBaseLogger;

/** The time, ms since 1970. */
export interface Clock {
  now(): number;
}

/** Random values that cannot be guessed. */
export interface Random {
  bytes(length: number): Uint8Array;
  /** An identifier for a row: 128 bits, safe in an address. */
  id(): string;
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
}
