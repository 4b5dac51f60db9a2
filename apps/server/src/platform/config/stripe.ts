import type { StripeAccount } from './config.ts';
import type { Variables } from './variables.ts';

/** Stripe is used as soon as its key is set. @param fail ends with a line that names the variable. */
export const readStripe = (is: Variables, fail: (message: string) => never): StripeAccount | null => {
  const monthly = is.STRIPE_PRICE_MONTHLY;
  const yearly = is.STRIPE_PRICE_YEARLY;
  if (is.STRIPE_SECRET_KEY === undefined) {
    const names = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY', 'STRIPE_API_URL'] as const;
    const alone = names.find((name) => is[name] !== undefined);
    if (alone !== undefined) fail(`STRIPE_SECRET_KEY must be set when ${alone} is.`);
    return null;
  }
  // Without it no learner who pays would get what they paid for.
  if (is.STRIPE_WEBHOOK_SECRET === undefined)
    return fail('STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is.');
  if (monthly === undefined && yearly !== undefined)
    return fail('STRIPE_PRICE_MONTHLY must be set when STRIPE_PRICE_YEARLY is.');
  if (monthly !== undefined && yearly === undefined)
    return fail('STRIPE_PRICE_YEARLY must be set when STRIPE_PRICE_MONTHLY is.');
  return {
    secretKey: is.STRIPE_SECRET_KEY,
    webhookSecret: is.STRIPE_WEBHOOK_SECRET,
    prices: monthly !== undefined && yearly !== undefined ? { monthly, yearly } : null,
    apiUrl: is.STRIPE_API_URL ?? 'https://api.stripe.com',
  };
};
