import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { getPlan } from '@sayso/api/contract/payment';
import { isPremium } from '../../kernel/learner/is-premium.ts';
import type { PlanServices } from './plan-services.ts';
import { readSubscriptions } from './subscriptions.ts';

const formatTime = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** Reads what the learner pays for, as `GET /api/plan` answers it. @throws HttpError 401 when the account is gone */
export const readPlan = async (services: PlanServices, userId: string): Promise<AnswerInputOf<typeof getPlan>> => {
  const now = services.clock.now();
  const is_premium = await isPremium(services.storage.db, userId, now);
  const bought = await readSubscriptions(services, userId);
  const waitsForPayment = ({ status }: { readonly status: string }) => status === 'unpaid' || status === 'halted';
  // The first lasts longest. Where none gives Plus any more, one may still wait to be paid for.
  const current = bought.find(({ plus_until }) => plus_until > now) ?? bought.find(waitsForPayment);
  if (!current) return { is_premium, billing_cycle: null, renews_at: null, ends_at: null, is_unpaid: false };
  const isUnpaid = waitsForPayment(current);
  const endsAt = isUnpaid ? current.plus_until : current.ends_at;
  return {
    is_premium,
    billing_cycle: current.billing_cycle,
    renews_at: current.ends_at === null && !isUnpaid ? formatTime(current.period_end) : null,
    ends_at: formatTime(endsAt !== null && endsAt > now ? endsAt : null),
    is_unpaid: isUnpaid,
  };
};
