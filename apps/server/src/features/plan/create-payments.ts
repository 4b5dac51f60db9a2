import type { Config } from '../../platform/config/config.ts';
import type { Clock, Random } from '../../platform/ports.ts';
import type { Storage } from '../../platform/storage/open-database.ts';
import type { Payments } from './payments.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';
import { createStripe } from './stripe.ts';

/** Stripe when its key is set, else the built-in sandbox. */
export const createPayments = (
  { stripe }: Pick<Config, 'stripe'>,
  storage: Storage,
  clock: Clock,
  random: Random,
): Payments => (stripe === null ? createSandbox(storage, clock, random) : createStripe(stripe));
