import type { Config } from '../config/Config.ts';
import type { Clock, Random } from '../http/ports.ts';
import type { Storage } from '../storage/openDatabase.ts';
import type { Payments } from './payments.ts';
import { createSandbox } from './sandbox/createSandbox.ts';
import { createStripe } from './stripe.ts';

/** Stripe when its key is set, else the built-in sandbox. */
export const createPayments = (
  { stripe }: Pick<Config, 'stripe'>,
  storage: Storage,
  clock: Clock,
  random: Random,
): Payments => (stripe === null ? createSandbox(storage, clock, random) : createStripe(stripe));
