import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Revocations } from '../accounts/revocations.ts';
import type { Tickets } from '../accounts/tickets.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Config } from '../config/Config.ts';
import type { Engines } from '../engines/ports.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { Payments } from '../plan/payments.ts';
import type { Announcements } from '../storage/announcements.ts';
import type { Storage } from '../storage/openDatabase.ts';
import type { DoorKeys } from './doorKeys.ts';
import type { Clock, Random } from './ports.ts';

export type { Clock, Random } from './ports.ts';
export type App = FastifyInstance;
export type Log = FastifyBaseLogger;

/** What every feature is given. */
export interface Services {
  readonly config: Config;
  /** The keys of the mailbox and of the metrics. */
  readonly keys: DoorKeys;
  readonly storage: Storage;
  readonly engines: Engines;
  readonly clock: Clock;
  readonly random: Random;
  readonly tokens: Tokens;
  readonly tickets: Tickets;
  readonly revocations: Revocations;
  /** Who takes the payments. */
  readonly payments: Payments;
  /** Whose plan has changed. */
  readonly plans: Announcements;
  readonly mailer: Mailer;
  readonly metrics: Registry;
  readonly log: Log;
}
