import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';
import { dayMs } from '../calendar/durations.ts';

/** A subscription as far as it says until when Plus lasts. Times are ms since 1970. */
export interface PaidPeriod {
  readonly status: 'active' | 'unpaid' | 'halted' | 'ended';
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When it ends or ended; null while it renews. */
  readonly endsAt: number | null;
}

/** How long Plus waits for a renewal's payment: the payment service tries for hours, and again after days. ms. */
const gracePeriodMs = 3 * dayMs;

/** Until when a subscription gives Plus, ms since 1970: a cancelled one to its end, a renewing one until its payment is long due. */
export const plusUntil = ({ status, periodStart, periodEnd, endsAt }: PaidPeriod): number => {
  const last = endsAt ?? Number.POSITIVE_INFINITY;
  switch (status) {
    case 'active':
      return Math.min(last, periodEnd + gracePeriodMs);
    case 'unpaid':
      return Math.min(last, periodStart + gracePeriodMs);
    case 'halted':
      return 0;
    case 'ended':
      return endsAt ?? 0;
  }
};

/** For a query of `users`: until when what was paid for gives Plus; null where nothing was. */
export const paidUntil = (eb: ExpressionBuilder<Database, 'users'>) =>
  eb
    .selectFrom('subscriptions')
    .select(sql<number | null>`max(plus_until)`.as('until'))
    .whereRef('subscriptions.user_id', '=', 'users.id')
    .as('plus_until');

/** Whether a learner has Plus now. This is the one place that says so. */
export const hasPlus = (
  user: { readonly is_premium: number; readonly plus_until: number | null },
  now: number,
): boolean => user.is_premium === 1 || (user.plus_until ?? 0) > now;
