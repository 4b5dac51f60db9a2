import type { AnswerOf } from '@sayso/api/contract/endpoint';
import type { getPlan } from '@sayso/api/contract/payment';
import { formatPrice, namePeriod } from './prices.ts';

/** The learner's plan, as the server says it. */
export type Plan = AnswerOf<typeof getPlan>;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const formatDay = (time: string): string => day.format(new Date(time));

/** How things stand with a plan, in two lines for its owner; null from a server that does not say. */
export const describePlan = (plan: Plan | null): { readonly title: string; readonly text: string } => {
  if (plan === null) return { title: 'Plus', text: 'Everything here is open to you.' };
  const cycle = plan.billing_cycle;
  if (cycle === null) return { title: 'Plus', text: 'You do not pay for it.' };
  const title = `Plus, ${cycle}`;
  if (plan.is_unpaid) {
    const until = plan.ends_at === null ? 'soon' : `on ${formatDay(plan.ends_at)}`;
    return {
      title: 'Your last payment did not work',
      text: `Plus ends ${until} unless it is paid. Open “Manage plan” and check your card.`,
    };
  }
  if (plan.ends_at !== null) {
    return {
      title,
      text: `It is cancelled. You keep Plus until ${formatDay(plan.ends_at)}, and nothing more is charged.`,
    };
  }
  if (plan.renews_at === null) return { title, text: `${formatPrice(cycle)} a ${namePeriod(cycle)}.` };
  return { title, text: `It renews on ${formatDay(plan.renews_at)} for ${formatPrice(cycle)}.` };
};
