import type { BillingCycle } from '@sayso/api/contract/payment';
import type { Selectable } from 'kysely';
import type { SandboxSubscriptionTable } from '../../../platform/storage/payment-tables.ts';
import type { SubscriptionState } from '../payments.ts';

/** The moment so many months later, at the same time of day; the 31st becomes the last day of a shorter month. */
const monthsLater = (start: number, months: number): number => {
  const date = new Date(start);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
};

/** The period that runs at `now`, ms since 1970: each begins where the one before ended. */
export const periodAt = (startedAt: number, cycle: BillingCycle, now: number) => {
  const months = cycle === 'yearly' ? 12 : 1;
  let count = 1;
  while (monthsLater(startedAt, count * months) <= now) count += 1;
  return {
    start: monthsLater(startedAt, (count - 1) * months),
    end: monthsLater(startedAt, count * months),
  };
};

/** A subscription of the sandbox as a payment service would tell of it: it renews by itself until it is cancelled. */
export const describeSubscription = (row: Selectable<SandboxSubscriptionTable>, now: number): SubscriptionState => {
  const endedAt = row.ended_at ?? (row.ends_at !== null && row.ends_at <= now ? row.ends_at : null);
  // The period in which it ended stays its last.
  const { start, end } = periodAt(row.started_at, row.billing_cycle, endedAt === null ? now : endedAt - 1);
  return {
    id: row.id,
    userId: row.user_id,
    isSoldHere: true,
    // The sandbox has no customer's numbers: the subscription is what is managed.
    customerId: row.id,
    cycle: row.billing_cycle,
    status: endedAt === null ? 'active' : 'ended',
    periodStart: start,
    periodEnd: end,
    endsAt: endedAt ?? row.ends_at,
  };
};
