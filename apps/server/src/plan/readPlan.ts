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
  const bought = await subscriptionsOf(services, userId);
  const now = services.clock.now();
  const waitsForPayment = ({ status }: { readonly status: string }) => status === 'unpaid' || status === 'halted';
  // The first lasts longest. Where none gives Plus any more, one may still wait to be paid for.
  const current = bought.find(({ plus_until }) => plus_until > now) ?? bought.find(waitsForPayment);
  if (!current) return { is_premium, billing_cycle: null, renews_at: null, ends_at: null, is_unpaid: false };
  const isUnpaid = waitsForPayment(current);
  const endsAt = isUnpaid ? current.plus_until : current.ends_at;
  return {
    is_premium,
    billing_cycle: current.billing_cycle,
    renews_at: current.ends_at === null && !isUnpaid ? isoOf(current.period_end) : null,
    ends_at: isoOf(endsAt !== null && endsAt > now ? endsAt : null),
    is_unpaid: isUnpaid,
  };
};
