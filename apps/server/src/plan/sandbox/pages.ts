import type { BillingCycle } from '@sayso/api/contract/payment';
import { priceCents } from '@sayso/api/contract/payment';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { plainPage } from '../../http/plainPage.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const priceOf = (cycle: BillingCycle): string =>
  `${euros.format(priceCents[cycle] / 100)} a ${cycle === 'yearly' ? 'year' : 'month'}`;

const noMoney =
  '<p><strong>No money moves here.</strong> This server has no payment service, so this page stands in for one: nobody asks for a card, and nothing is charged.</p>';

const form = (action: string, label: string, kind: 'primary' | 'quiet'): string =>
  `<form method="post" action="${escapeHtml(action)}"><button class="${kind}">${escapeHtml(label)}</button></form>`;

/** What is bought, with Pay and Cancel. */
export const checkoutPage = (id: string, cycle: BillingCycle): string => {
  const path = `/sandbox/checkout/${id}`;
  return plainPage(
    'Sayso Plus',
    `<article class="bill"><h2>Plus, ${cycle}</h2><p class="price">${priceOf(cycle)}</p><p>It renews every ${cycle === 'yearly' ? 'year' : 'month'} until you cancel it.</p></article>
${noMoney}
<div class="ways">${form(`${path}/pay`, 'Pay', 'primary')}${form(`${path}/cancel`, 'Cancel', 'quiet')}</div>`,
  );
};

/** For a checkout that was paid or left. */
export const checkoutOverPage = (): string =>
  plainPage(
    'This checkout is over',
    '<p>It was paid, cancelled, or replaced by a newer one, and can be used only once. Nothing was charged.</p><p><a href="/payment">Back to the plans</a></p>',
  );

/** What a learner has, with a way to cancel it or to keep it after all. */
export const managementPage = (
  id: string,
  plan: {
    readonly cycle: BillingCycle;
    readonly periodEnd: number;
    readonly endsAt: number | null;
    readonly isOver: boolean;
  },
): string => {
  const path = `/sandbox/plan/${id}`;
  const day = dates.format(new Date(plan.endsAt ?? plan.periodEnd));
  const words = plan.isOver
    ? `<p>Plus ended on ${day}.</p>`
    : plan.endsAt === null
      ? `<p>It renews on ${day}.</p>`
      : `<p>It is cancelled. You keep Plus until ${day}, and nothing more is charged.</p>`;
  const action = plan.isOver
    ? ''
    : plan.endsAt === null
      ? form(`${path}/cancel`, 'Cancel Plus', 'quiet')
      : form(`${path}/keep`, 'Keep Plus', 'primary');
  return plainPage(
    'Your plan',
    `<article class="bill"><h2>Plus, ${plan.cycle}</h2><p class="price">${priceOf(plan.cycle)}</p>${words}</article>
${noMoney}
<div class="ways">${action}<a href="/payment">Back to Sayso</a></div>`,
  );
};
