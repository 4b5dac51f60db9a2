import { type BillingCycle, priceCents } from '@sayso/api/contract/payment';

const euros = (cents: number, digits: 0 | 2): string =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', minimumFractionDigits: digits }).format(
    cents / 100,
  );

/** `€7.99`, `€79`: what one payment costs. */
export const formatPrice = (cycle: BillingCycle): string =>
  euros(priceCents[cycle], priceCents[cycle] % 100 === 0 ? 0 : 2);

/** `€6.58`: what a year's price comes to a month, rounded down to the cent. */
export const yearlyPriceAMonth = (): string => euros(Math.floor(priceCents.yearly / 12), 2);

/** `month`, `year`. */
export const namePeriod = (cycle: BillingCycle): string => (cycle === 'yearly' ? 'year' : 'month');
