import type { Registry } from 'prom-client';
import type { Engines } from '../engines/ports.ts';
import type { Config } from '../platform/config/config.ts';
import type { DoorKeys } from '../platform/http/door-keys.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Clock, Log, Random } from '../platform/ports.ts';
import type { Announcements } from '../platform/storage/announcements.ts';
import type { Storage } from '../platform/storage/open-database.ts';
import type { Revocations } from './auth/revocations.ts';
import type { Tickets } from './auth/tickets.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Finisher } from './sessions/finisher.ts';

export type { App, Clock, Log, Random } from '../platform/ports.ts';

/** The parts of the server that every feature is given. */
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
  /** Announces the learners whose plan has changed. */
  readonly plans: Announcements;
  /** Does what follows a session: grammar, recap, level and streak. */
  readonly finisher: Finisher;
  readonly mailer: Mailer;
  readonly metrics: Registry;
  readonly log: Log;
}
