import type { Left, LenderPage, Pressed } from '../lender/lender-page.ts';
import { type Checkout, DECLINED, INSUFFICIENT, isOpen, type Refusal } from './checkout.ts';
import type { AffirmContext } from './context.ts';

/** What the shopper may press, and what becomes of the loan: the sandbox's sentinels. */
export const SENTINELS: readonly { answer: string; label: string; refusal?: Refusal }[] = [
  { answer: 'approve', label: 'Confirm the loan' },
  { answer: 'decline', label: 'Decline' },
  { answer: 'decline-later', label: 'Confirm, decline when the store asks', refusal: DECLINED },
  {
    answer: 'insufficient-later',
    label: 'Confirm, insufficient funds when the store asks',
    refusal: INSUFFICIENT,
  },
  { answer: 'cancel', label: 'Cancel' },
];

/** `redirect_url`: Affirm's own page, shown in no frame. */
export const checkoutPage = (context: AffirmContext): LenderPage<Checkout> => ({
  path: '/products/checkout/:id',
  name: 'Affirm',
  heading: ({ cents, currency }) => `Pay ${shown(cents, currency)} over time with Affirm`,
  body: ({ cents, currency }) =>
    `<p>12 monthly payments of about ${shown(Math.ceil(cents / 12), currency)} and interest.</p>`,
  buttons: SENTINELS,
  isOpen: (checkout) => isOpen(checkout, context.now()),
  press: (checkout, answer) => press(context, checkout, answer),
  leaveTo: (checkout) => (checkout.status === 'confirmed' ? wayBack(checkout) : null),
  frameAncestors: () => [],
});

const press = (context: AffirmContext, checkout: Checkout, answer: string): Pressed => {
  if (answer === 'cancel') return { leaveTo: checkout.cancelUrl };
  const sentinel = SENTINELS.find((known) => known.answer === answer);
  if (!sentinel || answer === 'decline') {
    note(context, checkout, 'not_approved');
    return { problem: 'Affirm did not approve the loan. Your loan was declined.' };
  }
  const confirmed: Checkout = { ...checkout, status: 'confirmed', refusal: sentinel.refusal ?? null };
  context.state.save('session', checkout.id, confirmed);
  note(context, confirmed, 'confirmed');
  return wayBack(confirmed);
};

/** An event of a checkout is a form, not JSON. */
const note = (context: AffirmContext, checkout: Checkout, event: 'confirmed' | 'not_approved'): void => {
  const body = new URLSearchParams({
    checkout_token: checkout.id,
    event,
    event_timestamp: context.now().toISOString(),
    created: checkout.created,
    ...(checkout.reference === null ? {} : { order_id: checkout.reference }),
    total: String(checkout.cents),
  });
  context.note(crypto.randomUUID(), body.toString());
};

/** With the token of the checkout, as the store has asked for it. */
const wayBack = ({ confirmationUrl, confirmationAction, id }: Checkout): Left => {
  if (confirmationAction === 'POST') return { leaveTo: confirmationUrl, fields: { checkout_token: id } };
  const url = new URL(confirmationUrl);
  url.searchParams.set('checkout_token', id);
  return { leaveTo: url.href };
};

const shown = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
