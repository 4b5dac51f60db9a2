import type { BillingCycle } from '@sayso/api/contract/payment';
import { priceCents } from '@sayso/api/contract/payment';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { plainPage } from '../../../platform/http/plain-page.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const formatPrice = (cycle: BillingCycle): string => euros.format(priceCents[cycle] / 100);

/** Words on the left, the bill on the right; one below the other on a phone. */
const style = `
.brand { max-width: 80rem; padding: 1.5rem 1.25rem 0; }
main { display: grid; align-content: start; gap: 1.25rem; max-width: 80rem; padding: 2rem 1.25rem 3rem; }
h1 { font-size: min(clamp(2.625rem, 2rem + 3vw, 4.25rem), 14vw); margin: 0; }
.words { max-width: 34rem; font-size: 1.1875rem; color: var(--soft); }
.words strong { color: var(--ink); }
article.bill { display: grid; gap: 1.25rem; align-content: start; margin: 0; padding: 1.5rem; border-radius: 2.25rem 2.25rem 2.25rem 0.5625rem; }
.bill p { margin: 0; }
.bill h2 { font-size: 1.5rem; }
.bill p.price { color: var(--ink); font-size: min(clamp(3rem, 2rem + 4vw, 5rem), 16vw); line-height: 1.04; font-variant-numeric: tabular-nums; }
.price span { font: 600 1.0625rem/1.5 "Figtree Variable", system-ui, sans-serif; letter-spacing: 0; color: var(--soft); white-space: nowrap; }
.bill a { justify-self: start; padding: 0.5rem 0; }
@media (min-width: 64em) {
  .brand { padding: 2.5rem 3rem 0; }
  main { grid-template: "title bill" auto "words bill" 1fr / minmax(0, 7fr) minmax(0, 5fr); align-items: start; column-gap: 5rem; padding: 4rem 3rem; }
  h1 { grid-area: title; }
  .words { grid-area: words; }
  article.bill { grid-area: bill; padding: 2rem; }
}
`;

const back = '<a href="/payment">Back to the plans</a>';

const form = (action: string, label: string, kind: 'primary' | 'quiet'): string =>
  `<form method="post" action="${escapeHtml(action)}"><button class="${kind}">${escapeHtml(label)}</button></form>`;

/** A page of the sandbox. @param bill HTML of the card */
const page = (title: string, words: string, bill: string): string =>
  plainPage(
    title,
    `<div class="words">${words}</div>
<article class="bill">${bill}</article>`,
    style,
  );

const noMoney =
  '<p><strong>No money moves here.</strong> This page is only for trying Plus. It asks for no card, and you pay nothing.</p>';

const priceLine = (cycle: BillingCycle): string =>
  `<p class="price">${formatPrice(cycle)} <span>a ${cycle === 'yearly' ? 'year' : 'month'}</span></p>`;

/** The page of a checkout, with Pay and Cancel. */
export const checkoutPage = (id: string, cycle: BillingCycle): string => {
  const path = `/sandbox/checkout/${id}`;
  return page(
    'Sayso Plus',
    noMoney,
    `<h2>Plus, ${cycle}</h2>${priceLine(cycle)}<p>It renews every ${cycle === 'yearly' ? 'year' : 'month'} until you cancel it.</p>
<div class="ways">${form(`${path}/pay`, 'Pay', 'primary')}${form(`${path}/cancel`, 'Cancel', 'quiet')}</div>`,
  );
};

/** For a checkout that was paid or left. */
export const checkoutOverPage = (): string =>
  page(
    'This checkout is over',
    '<p>A checkout works once. You paid or cancelled this one, or you opened a newer one.</p>',
    `<h2>Nothing was charged</h2><p>No money moves here.</p>${back}`,
  );

/** The page of a subscription, with a way to cancel it or to keep it after all. */
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
  return page(
    'Your plan',
    noMoney,
    `<h2>Plus, ${plan.cycle}</h2>${priceLine(plan.cycle)}${words}
<div class="ways">${action}</div>
<a href="/payment">Back to Sayso</a>`,
  );
};
