import type { Exchange } from './exchange.ts';

/** One thing that every good reply does. */
export interface Check {
  /** What a good reply does, as it stands in the table. */
  readonly name: string;
  /** Whether this reply is to be judged by it; every reply unless told. */
  readonly applies?: (exchange: Exchange) => boolean;
  readonly passes: (exchange: Exchange) => boolean;
}
