import type { FieldErrors } from './address/field-fault.ts';
import type { Money } from './money/money.ts';
import type { OptionFault } from './options/find-variant.ts';

/** Why a password is not taken. */
export type PasswordFault = 'too_short' | 'too_long' | 'same' | 'common' | 'personal';

/** Why photographs are not taken. */
type PhotoFault = 'none' | 'too_many' | 'too_large' | 'unreadable';

/**
 * Every expected refusal of the store, as a code with its facts [R010]. The code is the key of a text in each
 * language and of an HTTP status (packages/contract); throwing is for bugs.
 */
export type Refusal =
  | { readonly code: 'unknown_product'; readonly productID: string }
  | {
      readonly code: 'impossible_option';
      readonly productID: string;
      readonly property: string;
      readonly fault: OptionFault;
    }
  /** A service is chosen for a whole cart, not put into it. */
  | { readonly code: 'chosen_as_delivery'; readonly title: string }
  | { readonly code: 'not_purchasable'; readonly productID: string; readonly title: string }
  /** Reviews are asked for by an inventory key that no product has. */
  | { readonly code: 'invalid_product' }
  | { readonly code: 'reviews_silent' }
  | { readonly code: 'insufficient_stock'; readonly title: string; readonly available: number }
  | { readonly code: 'quantity_out_of_range'; readonly minimum: number; readonly maximum: number }
  | { readonly code: 'cart_full'; readonly maximum: number }
  | { readonly code: 'unknown_line'; readonly itemIdentifier: string }
  | { readonly code: 'line_not_editable'; readonly itemIdentifier: string }
  /** An item of a cart has no fulfillment status: nothing of it is ordered. */
  | { readonly code: 'nothing_to_fulfill' }
  | { readonly code: 'unknown_parent'; readonly itemIdentifier: string }
  | { readonly code: 'does_not_go_with'; readonly title: string; readonly with: string }
  | { readonly code: 'upgrade_already_there'; readonly title: string; readonly with: string }
  | { readonly code: 'sold_only_with'; readonly title: string }
  | { readonly code: 'plan_does_not_fit'; readonly title: string }
  | { readonly code: 'plan_already_there'; readonly title: string }
  | { readonly code: 'not_made_in_size'; readonly title: string; readonly size: string }
  | { readonly code: 'bundle_incomplete'; readonly group: string }
  | { readonly code: 'bundle_size_mismatch'; readonly title: string; readonly size: string }
  | { readonly code: 'stale_version'; readonly expected: number; readonly actual: number }
  | { readonly code: 'cart_empty' }
  | { readonly code: 'coupon_invalid' }
  | { readonly code: 'coupon_required' }
  | { readonly code: 'coupon_unknown'; readonly couponCode: string }
  | { readonly code: 'coupon_expired'; readonly couponCode: string }
  | { readonly code: 'coupon_gives_nothing'; readonly couponCode: string }
  | { readonly code: 'coupon_replaced'; readonly couponCode: string; readonly by: string | null }
  | { readonly code: 'coupon_used_up'; readonly couponCode: string }
  | { readonly code: 'address_invalid'; readonly fields: FieldErrors }
  | {
      readonly code: 'zip_mismatch';
      readonly state: string;
      readonly zip: string;
      /** Where the code is used: none when that is unknown. */
      readonly states: readonly string[];
    }
  | { readonly code: 'price_hold_expired' }
  | { readonly code: 'city_mismatch'; readonly city: string; readonly cities: readonly string[] }
  | { readonly code: 'region_blacklisted' }
  | { readonly code: 'white_glove_unavailable'; readonly state: string }
  /** Nothing in the cart is carried in and set up. */
  | { readonly code: 'white_glove_not_offered' }
  | {
      readonly code: 'delivery_date_unavailable';
      readonly requested: string;
      readonly earliest: string;
      readonly latest: string;
    }
  | { readonly code: 'price_changed'; readonly expected: number; readonly actual: number }
  | { readonly code: 'payment_provider_not_found' }
  /** A way to pay that is offered, but not for such a cart. */
  | { readonly code: 'not_this_total'; readonly label: string }
  | { readonly code: 'nothing_eligible'; readonly label: string }
  | { readonly code: 'payment_in_progress'; readonly orderId: string }
  | { readonly code: 'payment_failed'; readonly message: string; readonly reason: string }
  | { readonly code: 'payment_unavailable' }
  /** The way back from a provider names a payment that is not the order's. */
  | { readonly code: 'payment_mismatch'; readonly orderId: string }
  | { readonly code: 'cart_not_found' }
  | { readonly code: 'cart_link_invalid' }
  | { readonly code: 'sign_in_required' }
  | { readonly code: 'sign_in_failed' }
  | { readonly code: 'not_allowed' }
  /** The password was right, and the account has a second factor. */
  | { readonly code: 'code_required' }
  | { readonly code: 'code_wrong' }
  | { readonly code: 'password_wrong' }
  | { readonly code: 'password_refused'; readonly fault: PasswordFault; readonly least: number }
  | { readonly code: 'password_change_required' }
  | { readonly code: 'second_factor_required' }
  | { readonly code: 'second_factor_is_on' }
  | { readonly code: 'second_factor_not_begun' }
  /** A member of staff who signed in long ago proves once more who they are. */
  | { readonly code: 'proof_required' }
  | { readonly code: 'remote_code_unknown' }
  | { readonly code: 'remote_control_ended' }
  /** `retryAfter` in seconds. */
  | { readonly code: 'too_many_requests'; readonly retryAfter: number }
  | { readonly code: 'payment_wait'; readonly retryAfter: number }
  /** More units of one item than may wait for their payment at once. */
  | { readonly code: 'too_many_unpaid'; readonly title: string; readonly most: number }
  | { readonly code: 'order_not_found'; readonly orderId: string }
  | { readonly code: 'order_link_ended' }
  /** A link of an email that is none of ours, of another brand, or over. */
  | { readonly code: 'email_link_ended' }
  | { readonly code: 'order_closed'; readonly orderStatus: string }
  | { readonly code: 'order_not_parked' }
  /** Its life has no such step. */
  | { readonly code: 'shipment_cannot_move'; readonly state: string }
  /** No carrier takes it there, in the words of the service. */
  | { readonly code: 'label_refused'; readonly words: string }
  | { readonly code: 'carrier_silent' }
  | { readonly code: 'payment_undecided' }
  | { readonly code: 'provider_silent' }
  | { readonly code: 'paid_in_other_currency'; readonly paid: Money }
  /** Nothing of an order can be cancelled, or nothing was chosen. */
  | { readonly code: 'cancel_nothing' }
  | { readonly code: 'cancel_too_many'; readonly title: string; readonly left: number }
  /** What is decided by people: the order waits for one, or its payment is disputed. */
  | { readonly code: 'cancel_by_phone' }
  /** Nothing is added to an order that is not paid, is cancelled, or itself belongs to another one. */
  | { readonly code: 'addition_closed' }
  /** The hour is over. */
  | { readonly code: 'addition_too_late' }
  | { readonly code: 'addition_packed' }
  /** What is added goes where the order goes. */
  | { readonly code: 'addition_elsewhere'; readonly shortId: string }
  /** Something of it is packed: it goes where it was to go. */
  | { readonly code: 'address_too_late' }
  /** A shipment is packed, or nobody knows when it is made: its day is not chosen any more. */
  | { readonly code: 'delivery_day_fixed' }
  | { readonly code: 'delivery_window_unavailable' }
  /** An account has no room for another address or passkey. */
  | { readonly code: 'addresses_full'; readonly most: number }
  | { readonly code: 'passkeys_full'; readonly most: number }
  /** Of no account here, or not as it should be: which of them is not told. */
  | { readonly code: 'passkey_wrong' }
  /** What outlasts a session is added soon after a sign-in alone. */
  | { readonly code: 'sign_in_again' }
  /** Another company has not signed in who came from there, or does not vouch for their mailbox. */
  | { readonly code: 'company_sign_in_failed'; readonly company: 'google' | 'apple' }
  | { readonly code: 'company_email_unproved'; readonly company: 'google' | 'apple' }
  /** Delivered there it costs more than was paid. */
  | { readonly code: 'address_costs_more'; readonly more: Money }
  | { readonly code: 'address_by_phone' }
  /** What comes back is not what the shopper saw. */
  | { readonly code: 'refund_changed'; readonly refund: Money }
  /** Nothing of an order can be sent back, or nothing was chosen. */
  | { readonly code: 'return_nothing' }
  | { readonly code: 'return_too_many'; readonly title: string; readonly left: number }
  /** What is decided by people: the order waits for one, or its payment is disputed. */
  | { readonly code: 'return_by_phone' }
  /** Its life has no such step. */
  | { readonly code: 'return_cannot_move'; readonly state: string }
  | { readonly code: 'photo_refused'; readonly fault: PhotoFault }
  /** A photograph that was not sent for this order, or is used by something else. */
  | { readonly code: 'photo_unknown' }
  /** What was chosen in exchange cannot be had any more, or never could. */
  | { readonly code: 'exchange_unavailable' }
  /** Neither the old piece nor the store credit of its customer, 0 where they have none, pays for the new one. */
  | {
      readonly code: 'exchange_costs_more';
      readonly more: Money;
      readonly worth: Money;
      readonly credit: Money;
    }
  /** What is paid for it, by store credit and by card, is not what was seen: so much it costs more now. */
  | { readonly code: 'difference_changed'; readonly more: Money }
  /** What it was exchanged for is still to come back: until then nothing of it goes out. */
  | { readonly code: 'exchange_not_back' }
  /** The storefront has no store credit. */
  | { readonly code: 'credit_not_here' }
  /** There is less store credit than was to be spent, or none without signing in. */
  | { readonly code: 'credit_changed' }
  | { readonly code: 'claim_not_covered'; readonly title: string }
  | { readonly code: 'claim_needs_photo' }
  /** Each unit that its customer has is claimed and not decided. */
  | { readonly code: 'claim_open_already'; readonly title: string }
  | { readonly code: 'claim_cannot_move'; readonly state: string }
  /** The order waits for a person, or is not paid. */
  | { readonly code: 'claim_by_phone' }
  /** What is reviewed is not delivered, or is no thing. */
  | { readonly code: 'review_not_yet'; readonly title: string }
  /** Its life has no such step. */
  | { readonly code: 'review_cannot_move'; readonly state: string }
  /** The reviews of its brand are written at a service. */
  | { readonly code: 'review_not_here' }
  | { readonly code: 'review_not_found' }
  | { readonly code: 'question_not_found' }
  /** The label of a shipment is being bought by another call. */
  | { readonly code: 'label_under_way' }
  | { readonly code: 'refund_unpaid' }
  | { readonly code: 'refund_nothing_left' }
  | { readonly code: 'refund_of_nothing' }
  | { readonly code: 'refund_too_much'; readonly left: Money }
  /** The bank may give the money to the payer, or has: it would go out twice. */
  | { readonly code: 'refund_disputed' }
  /** Its company tells of disputes: what staff typed would be one too many. */
  | { readonly code: 'dispute_told' }
  | {
      readonly code: 'refund_too_many';
      readonly itemIdentifier: string;
      readonly title: string;
      readonly left: number;
    };

export type RefusalCode = Refusal['code'];

/** @example RefusalOf<'cart_empty' | 'cart_full'> */
export type RefusalOf<Code extends RefusalCode> = Refusal & { readonly code: Code };

/** What a decision that says no comes to. */
export interface Refused<Code extends RefusalCode = RefusalCode> {
  readonly ok: false;
  readonly refusal: RefusalOf<Code>;
}

/** A rule's answer: the change it asks for, or why not. `Code` names the refusals that it can come to. */
export type Decision<Change, Code extends RefusalCode = RefusalCode> =
  | { readonly ok: true; readonly change: Change }
  | Refused<Code>;

/** @example accept({ quantity: 2 }) */
export const accept = <Change>(change: Change): { readonly ok: true; readonly change: Change } => ({
  ok: true,
  change,
});

/** @example refuse({ code: 'cart_empty' }) */
export const refuse = <Code extends RefusalCode>(refusal: RefusalOf<Code>): Refused<Code> => ({
  ok: false,
  refusal,
});
