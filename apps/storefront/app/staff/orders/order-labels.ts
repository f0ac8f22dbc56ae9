import type { Difference } from '@counterpane/contract/staff/reconciliation';
import type { UnavailableMethod } from '@counterpane/contract/staff/staff-orders';
import type { Translate, Values } from '../../language/translate.ts';

const ORDER_TEXTS: Readonly<Record<string, string>> = {
  awaiting_payment: 'Waiting for its payment',
  processing: 'The bank is at work on its payment',
  paid: 'Paid',
  needs_attention: 'Needs attention',
  payment_failed: 'Its payment failed',
  cancelled: 'Cancelled',
};

const ATTENTION_TEXTS: Readonly<Record<string, string>> = {
  wrong_amount: 'Another amount came than the order costs.',
  order_cancelled: 'It was paid after it had been cancelled, or after its cart was ordered again.',
  out_of_stock: 'It was paid late, and something in it has been sold out since.',
  payment_unknown: 'The provider never said whether it took the money.',
  free_order:
    'Its goods cost nothing or hardly anything, and are worth a lot. Look at its coupon before it ships.',
  refund_failed: 'It was cancelled, and its money could not be given back.',
  cancel_given_up: '{amount} that a provider may hold could not be let go.',
  capture_given_up: '{amount} that a provider holds could not be taken.',
  surplus_given_up: '{amount} that came beyond the order could not be given back.',
};

const ATTEMPT_TEXTS: Readonly<Record<string, string>> = {
  started: 'No answer yet',
  challenge: 'Waits for the shopper',
  processing: 'The bank is at work',
  succeeded: 'Succeeded',
  failed: 'Failed',
  cancelled: 'Ended without money',
};

const REFUND_TEXTS: Readonly<Record<string, string>> = {
  pending: 'On its way',
  succeeded: 'Given back',
  failed: 'Failed',
};

const UNAVAILABLE_TEXTS: Readonly<Record<UnavailableMethod['reason'], string>> = {
  not_in_country: 'not offered in this country',
  not_at_this_brand: 'not offered by this brand',
  not_set_up: 'this store has no keys for it',
  not_this_total: 'does not take this total',
  nothing_eligible: 'nothing in the cart is eligible',
};

const DIFFERENCE_TEXTS: Readonly<Record<Difference['kind'], string>> = {
  charge_unknown: 'A charge that we did not know of',
  charge_missing: 'A charge that the provider does not know',
  charge_amount: 'A charge of another amount',
  charge_currency: 'A charge in another currency',
  refund_unknown: 'A refund that we do not know of',
  refund_missing: 'A refund that the provider does not have',
  refund_amount: 'A refund of another amount',
  refund_undecided: 'A refund without an answer for more than a day',
  surplus_kept: 'Money beyond an order that has been here for more than a day',
};

/** The labels that staff read for the codes of the API; a code without a label is shown as it is. */
export const orderLabels = (t: Translate) => {
  const label = (texts: Readonly<Record<string, string>>) => (code: string, values?: Values) =>
    t(texts[code] ?? code, values);
  return {
    status: label(ORDER_TEXTS),
    attention: label(ATTENTION_TEXTS),
    attempt: label(ATTEMPT_TEXTS),
    refund: label(REFUND_TEXTS),
    unavailable: label(UNAVAILABLE_TEXTS),
    difference: label(DIFFERENCE_TEXTS),
  };
};
