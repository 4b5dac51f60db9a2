import type { Exchange } from './exchange.ts';

/** One thing that every good reply does. */
export interface Check {
  /** The behaviour of a good reply, as the table names it. */
  readonly name: string;
  /** Whether this reply is to be judged by it; @default every reply */
  readonly applies?: (exchange: Exchange) => boolean;
  readonly passes: (exchange: Exchange) => boolean;
}
