import type { DisputeView } from '@counterpane/contract/staff/disputes';
import type { Difference } from '@counterpane/contract/staff/reconciliation';
import type { StaffClaim } from '@counterpane/contract/staff/staff-claims';
import type { StaffShipment, UnavailableMethod } from '@counterpane/contract/staff/staff-orders';
import type { StaffReturn } from '@counterpane/contract/staff/staff-returns';
import type { MessageId, PlainMessageId } from '@counterpane/messages/message-id';
import type { Translate } from '@counterpane/messages/translator';

const ORDER_TEXTS: Readonly<Record<string, PlainMessageId>> = {
  awaiting_payment: 'Waiting for its payment',
  processing: 'The bank is at work on its payment',
  paid: 'Paid',
  needs_attention: 'Needs attention',
  payment_failed: 'Its payment failed',
  cancelled: 'Cancelled',
};

/** Why an order waits for a person: some name an amount. */
type AttentionText = PlainMessageId | Extract<MessageId, `{amount} that ${string} could not be ${string}`>;

const ATTENTION_TEXTS: Readonly<Record<string, AttentionText>> = {
  wrong_amount: 'Another amount came than the order costs.',
  order_cancelled: 'It was paid after it had been cancelled, or after its cart was ordered again.',
  credit_spent: 'It was paid late, and its store credit has been spent since.',
  out_of_stock: 'It was paid late, and something in it has been sold out since.',
  payment_unknown: 'The provider never said whether it took the money.',
  free_order:
    'Its goods cost nothing or hardly anything, and are worth a lot. Look at its coupon before it ships.',
  refund_failed: 'It was cancelled, and its money could not be given back.',
  cancel_given_up: '{amount} that a provider may hold could not be let go.',
  capture_given_up: '{amount} that a provider holds could not be taken.',
  surplus_given_up: '{amount} that came beyond the order could not be given back.',
};

const ATTEMPT_TEXTS: Readonly<Record<string, PlainMessageId>> = {
  started: 'No answer yet',
  challenge: 'Waits for the shopper',
  processing: 'The bank is at work',
  succeeded: 'Succeeded',
  failed: 'Failed',
  cancelled: 'Ended without money',
};

const REFUND_TEXTS: Readonly<Record<string, PlainMessageId>> = {
  pending: 'On its way',
  succeeded: 'Given back',
  failed: 'Failed',
};

const SHIPMENT_TEXTS: Readonly<Record<StaffShipment['status'], PlainMessageId>> = {
  preparing: 'To be packed',
  ready: 'Packed',
  shipped: 'A carrier has it',
  out_for_delivery: 'Arrives today',
  delivered: 'With the customer',
  lost: 'Lost',
  returned_to_sender: 'Came back',
  resent: 'Sent again in another shipment',
  refunded: 'Did not arrive, refunded',
  cancelled: 'Not sent',
};

export const isShipmentState = (text: string): text is StaffShipment['status'] =>
  Object.hasOwn(SHIPMENT_TEXTS, text);

const RETURN_TEXTS: Readonly<Record<StaffReturn['status'], PlainMessageId>> = {
  awaiting_payment: 'Exchange that waits for its payment',
  requested: 'Return to decide',
  approved: 'Return approved',
  under_way: 'Return collected',
  received: 'Return received',
  refused: 'Return refused',
  cancelled: 'Return called off',
};

const CLAIM_TEXTS: Readonly<Record<StaffClaim['status'], PlainMessageId>> = {
  requested: 'Claim to decide',
  needs_more: 'Waits for the customer',
  replaced: 'Claim: replacement sent',
  settled: 'Claim settled',
  refused: 'Claim refused',
  withdrawn: 'Claim withdrawn',
};

const CLAIM_REASON_TEXTS: Readonly<Record<StaffClaim['reason'], PlainMessageId>> = {
  sagging: 'sagging',
  split_foam: 'split foam',
  open_seam: 'open seam',
  broken_part: 'broken part',
  motor: 'motor or control',
  worn: 'worn out',
  accident: 'accident',
  other: 'something else',
};

type Reason = NonNullable<StaffReturn['lines'][number]['reason']>;

const REASON_TEXTS: Readonly<Record<Reason, PlainMessageId>> = {
  too_soft: 'too soft',
  too_firm: 'too firm',
  too_warm: 'too warm',
  does_not_fit: 'does not fit',
  looks_different: 'looks different',
  below_expectations: 'expected more of it',
  changed_mind: 'not needed any more',
  not_told: 'no reason told',
};

const DISPUTE_TEXTS: Readonly<Record<DisputeView['stage'], PlainMessageId>> = {
  opened: 'Disputed',
  won: 'Dispute won',
  lost: 'Dispute lost',
};

const UNAVAILABLE_TEXTS: Readonly<Record<UnavailableMethod['reason'], PlainMessageId>> = {
  not_in_country: 'not offered in this country',
  not_at_this_brand: 'not offered by this brand',
  not_set_up: 'this store has no keys for it',
  not_at_this_account: 'its company has not activated it for this account',
  not_this_total: 'does not take this total',
  nothing_eligible: 'nothing in the cart is eligible',
};

const DIFFERENCE_TEXTS: Readonly<Record<Difference['kind'], PlainMessageId>> = {
  charge_unknown: 'A charge that we did not know of',
  charge_missing: 'A charge that the provider does not know',
  charge_amount: 'A charge of another amount',
  charge_currency: 'A charge in another currency',
  refund_unknown: 'A refund that we do not know of',
  refund_missing: 'A refund that the provider does not have',
  refund_amount: 'A refund of another amount',
  refund_undecided: 'A refund without an answer for more than a day',
  surplus_kept: 'Money beyond an order that has been here for more than a day',
  dispute_unknown: 'A dispute that we did not know of',
  dispute_missing: 'A dispute that the provider does not know',
  dispute_amount: 'A dispute for which another amount was taken',
};

/** The labels that staff read for the codes of the API; a code without a label is shown as it is. */
export const orderLabels = (t: Translate) => {
  const label = (texts: Readonly<Record<string, PlainMessageId>>) => (code: string) => {
    const text = texts[code];
    return text === undefined ? code : t(text);
  };
  return {
    status: label(ORDER_TEXTS),
    attention: (code: string, values: { readonly amount: string }) => {
      const text = ATTENTION_TEXTS[code];
      return text === undefined ? code : t(text, values);
    },
    attempt: label(ATTEMPT_TEXTS),
    refund: label(REFUND_TEXTS),
    shipment: label(SHIPMENT_TEXTS),
    returned: label(RETURN_TEXTS),
    reason: label(REASON_TEXTS),
    claim: label(CLAIM_TEXTS),
    claimReason: label(CLAIM_REASON_TEXTS),
    dispute: label(DISPUTE_TEXTS),
    unavailable: label(UNAVAILABLE_TEXTS),
    difference: label(DIFFERENCE_TEXTS),
  };
};
