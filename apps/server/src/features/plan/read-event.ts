import * as v from 'valibot';
import { BadSignature, type PaymentEvent } from './payments.ts';

const id = v.pipe(v.string(), v.minLength(1));
/** Stripe sends an id, or the whole object where an account asks for that. */
const reference = v.fallback(
  v.nullable(
    v.union([
      id,
      v.pipe(
        v.object({ id }),
        v.transform((object) => object.id),
      ),
    ]),
  ),
  null,
);
const envelope = v.object({ id, type: v.string(), data: v.object({ object: v.looseObject({}) }) });
const checkout = v.object({ id, subscription: reference });
const invoice = v.object({ parent: v.object({ subscription_details: v.object({ subscription: reference }) }) });
const charge = v.object({ refunded: v.boolean(), payment_intent: reference });
const dispute = v.object({ payment_intent: reference });

const nothing = { kind: 'other', subscriptionId: null, checkout: null, paymentId: null } as const;

/** Translates a message. A message without the fields of its type is ignored. */
const translateMessage = (type: string, object: unknown): Omit<PaymentEvent, 'id'> => {
  if (type === 'checkout.session.completed' || type === 'checkout.session.expired') {
    const read = v.safeParse(checkout, object);
    if (!read.success) return nothing;
    const state = type === 'checkout.session.completed' ? ('paid' as const) : ('cancelled' as const);
    const { id, subscription } = read.output;
    return { ...nothing, kind: 'changed', subscriptionId: subscription, checkout: { id, state } };
  }
  if (type.startsWith('customer.subscription.')) {
    const subscriptionId = v.parse(v.object({ id }), object).id;
    return { ...nothing, kind: 'changed', subscriptionId };
  }
  if (type.startsWith('invoice.')) {
    const read = v.safeParse(invoice, object);
    if (!read.success) return nothing;
    return { ...nothing, kind: 'changed', subscriptionId: read.output.parent.subscription_details.subscription };
  }
  if (type === 'charge.refunded') {
    const read = v.safeParse(charge, object);
    // A part that went back is a kindness, not an end.
    if (!read.success || !read.output.refunded) return nothing;
    return { ...nothing, kind: 'returned', paymentId: read.output.payment_intent };
  }
  if (type === 'charge.dispute.created') {
    const read = v.safeParse(dispute, object);
    return read.success ? { ...nothing, kind: 'returned', paymentId: read.output.payment_intent } : nothing;
  }
  return nothing;
};

/**
 * Reads a message in Stripe's format.
 * @param body byte for byte as it came: the signature is over that.
 * @param now ms since 1970; a message that was signed more than five minutes before is refused, so that none can be sent again later.
 * @throws BadSignature
 */
export const readEvent = async (
  body: Uint8Array,
  signature: string,
  secret: string,
  now: number,
): Promise<PaymentEvent> => {
  // Loaded only where it is used: it would make every start slower.
  const { default: Stripe } = await import('stripe');
  let event: unknown;
  try {
    event = Stripe.webhooks.constructEvent(body, signature, secret, undefined, undefined, now);
  } catch (cause) {
    throw new BadSignature('The message is not signed by the payment service, or not just now.', { cause });
  }
  const { id, type, data } = v.parse(envelope, event);
  return { id, ...translateMessage(type, data.object) };
};
