import type { Kysely } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Database } from '../schema.ts';
import { firstTables } from './001-first-tables.ts';
import { socialSignIn } from './002-social-sign-in.ts';
import { socketTickets } from './003-socket-tickets.ts';
import { levelEstimates } from './004-level-estimates.ts';
import { pronunciationDrills } from './005-pronunciation-drills.ts';
import { plus } from './006-plus.ts';
import { interviews } from './007-interviews.ts';
import { sessionFigures } from './008-session-figures.ts';
import { paymentServices } from './009-payment-services.ts';
import { readings } from './010-readings.ts';
import { dayEnds } from './011-day-ends.ts';
import { signInsOfTickets } from './012-sign-ins-of-tickets.ts';
import { speech } from './013-speech.ts';
import { plainCategory } from './014-plain-category.ts';
import { scenarios } from './015-scenarios.ts';

/** One step of the tables. Once released it never changes; a correction is a new step. */
export interface Migration {
  readonly name: string;
  up(db: Kysely<Database>, dialect: Dialect): Promise<void>;
}

/** In the order in which they run. */
export const migrations: readonly Migration[] = [
  { name: '001-first-tables', up: firstTables },
  { name: '002-social-sign-in', up: socialSignIn },
  { name: '003-socket-tickets', up: socketTickets },
  { name: '004-level-estimates', up: levelEstimates },
  { name: '005-pronunciation-drills', up: pronunciationDrills },
  { name: '006-plus', up: plus },
  { name: '007-interviews', up: interviews },
  { name: '008-session-figures', up: sessionFigures },
  { name: '009-payment-services', up: paymentServices },
  { name: '010-readings', up: readings },
  { name: '011-day-ends', up: dayEnds },
  { name: '012-sign-ins-of-tickets', up: signInsOfTickets },
  { name: '013-speech', up: speech },
  { name: '014-plain-category', up: plainCategory },
  { name: '015-scenarios', up: scenarios },
];
