import type { RefusalCode, RefusalOf } from './refusals.ts';

/**
 * Refusals that a rule can come to together: the type of what such a rule refuses is made from its group, and an endpoint
 * of the contract names the groups that it can answer with.
 */

/** What putting something into a cart, or changing a line of it, can be refused with [R036]. */
export const LINE_REFUSALS = [
  'unknown_product',
  'impossible_option',
  'chosen_as_delivery',
  'not_purchasable',
  'insufficient_stock',
  'quantity_out_of_range',
  'cart_full',
  'unknown_line',
  'line_not_editable',
  'unknown_parent',
  'does_not_go_with',
  'upgrade_already_there',
  'sold_only_with',
  'plan_does_not_fit',
  'plan_already_there',
  'not_made_in_size',
] as const satisfies readonly RefusalCode[];

/** Where something is to go. */
export const REGION_REFUSALS = [
  'address_invalid',
  'zip_mismatch',
  'region_blacklisted',
] as const satisfies readonly RefusalCode[];

/** How something is to be paid. */
export const METHOD_REFUSALS = [
  'payment_provider_not_found',
  'not_this_total',
  'nothing_eligible',
] as const satisfies readonly RefusalCode[];

/** Paying for an order that is there. */
export const PAYMENT_REFUSALS = [
  'order_not_found',
  'order_closed',
  'payment_provider_not_found',
  'payment_in_progress',
  'payment_failed',
  'payment_unavailable',
  'payment_wait',
  'too_many_requests',
] as const satisfies readonly RefusalCode[];

/** Giving money back. */
export const REFUND_REFUSALS = [
  'refund_unpaid',
  'refund_nothing_left',
  'refund_of_nothing',
  'refund_too_much',
  'refund_too_many',
  'refund_disputed',
  'credit_not_here',
  'exchange_not_back',
  'unknown_line',
  'payment_provider_not_found',
] as const satisfies readonly RefusalCode[];

/** Cancelling what was ordered before it is sent. */
export const CANCELLATION_REFUSALS = [
  'order_not_found',
  'unknown_line',
  'cancel_nothing',
  'cancel_too_many',
  'cancel_by_phone',
  'refund_changed',
] as const satisfies readonly RefusalCode[];

/** Sending back what was delivered. */
export const RETURN_REFUSALS = [
  'order_not_found',
  'credit_not_here',
  'unknown_line',
  'return_nothing',
  'return_too_many',
  'return_by_phone',
  'refund_changed',
] as const satisfies readonly RefusalCode[];

/** Sending what was ordered somewhere else before it is packed. */
export const NEW_ADDRESS_REFUSALS = [
  ...REGION_REFUSALS,
  'order_not_found',
  'address_too_late',
  'address_costs_more',
  'address_by_phone',
  'refund_changed',
  'difference_changed',
  'payment_in_progress',
] as const satisfies readonly RefusalCode[];

export type LineRefusalCode = (typeof LINE_REFUSALS)[number];
/** Why a line does not come into a cart as it was asked for. */
export type LineRefusal = RefusalOf<LineRefusalCode>;
export type RegionRefusalCode = (typeof REGION_REFUSALS)[number];
export type MethodRefusalCode = (typeof METHOD_REFUSALS)[number];
export type PaymentRefusalCode = (typeof PAYMENT_REFUSALS)[number];
export type RefundRefusalCode = (typeof REFUND_REFUSALS)[number];
export type CancellationRefusalCode = (typeof CANCELLATION_REFUSALS)[number];
export type ReturnRefusalCode = (typeof RETURN_REFUSALS)[number];
export type NewAddressRefusalCode = (typeof NEW_ADDRESS_REFUSALS)[number];
