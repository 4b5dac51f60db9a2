import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { getPlan } from '@sayso/api/contract/payment';
import { unauthorized } from '../http/HttpError.ts';
import type { Services } from '../http/Services.ts';
import { hasPlus, paidUntil } from './entitlement.ts';
import { subscriptionsOf } from './subscriptions.ts';

const isoOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** Whether this learner has Plus now. @throws HttpError 401 when the account is gone. */
export const isPremium = async ({ storage, clock }: Services, userId: string): Promise<boolean> => {
  const user = await storage.db
    .selectFrom('users')
    .select(['is_premium'])
    .select(paidUntil)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw unauthorized();
  return hasPlus(user, clock.now());
};

/** What the learner pays for, as `GET /api/plan` answers it. */
export const readPlan = async (services: Services, userId: string): Promise<AnswerInputOf<typeof getPlan>> => {
  const is_premium = await isPremium(services, userId);
  const [current] = await subscriptionsOf(services.storage.db, userId);
  if (!current || current.plus_until <= services.clock.now()) {
    return { is_premium, billing_cycle: null, renews_at: null, ends_at: null, is_unpaid: false };
  }
  const isUnpaid = current.status === 'unpaid';
  return {
    is_premium,
    billing_cycle: current.billing_cycle,
    renews_at: current.ends_at === null && !isUnpaid ? isoOf(current.period_end) : null,
    ends_at: isUnpaid ? isoOf(current.plus_until) : isoOf(current.ends_at),
    is_unpaid: isUnpaid,
  };
};
