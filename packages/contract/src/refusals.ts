import { CA_PROVINCES, findStateTitle } from '@counterpane/rules/address/states';
import { displayMoney } from '@counterpane/rules/money/display';
import type { OptionFault } from '@counterpane/rules/options/find-variant';
import type { PasswordFault, Refusal, RefusalCode } from '@counterpane/rules/refusals';
import type { ErrorAnswer } from './envelope.ts';

/** HTTP status of every refusal. */
export const REFUSAL_STATUS: Readonly<Record<RefusalCode, number>> = {
  unknown_product: 422,
  impossible_option: 422,
  chosen_as_delivery: 422,
  not_purchasable: 422,
  insufficient_stock: 422,
  quantity_out_of_range: 400,
  cart_full: 422,
  unknown_line: 404,
  line_not_editable: 422,
  nothing_to_fulfill: 409,
  unknown_parent: 422,
  does_not_go_with: 422,
  upgrade_already_there: 422,
  sold_only_with: 422,
  plan_does_not_fit: 422,
  plan_already_there: 422,
  not_made_in_size: 422,
  bundle_incomplete: 422,
  bundle_size_mismatch: 422,
  stale_version: 409,
  cart_empty: 422,
  coupon_invalid: 422,
  coupon_required: 422,
  coupon_unknown: 422,
  coupon_expired: 422,
  coupon_gives_nothing: 422,
  coupon_replaced: 409,
  coupon_used_up: 422,
  address_invalid: 422,
  zip_mismatch: 412,
  city_mismatch: 422,
  price_hold_expired: 422,
  region_blacklisted: 412,
  white_glove_unavailable: 422,
  white_glove_not_offered: 422,
  delivery_date_unavailable: 422,
  price_changed: 409,
  payment_provider_not_found: 422,
  not_this_total: 422,
  nothing_eligible: 422,
  payment_in_progress: 409,
  payment_failed: 422,
  payment_mismatch: 422,
  payment_unavailable: 503,
  cart_not_found: 404,
  cart_link_invalid: 422,
  sign_in_required: 401,
  sign_in_failed: 401,
  not_allowed: 403,
  code_required: 401,
  code_wrong: 422,
  password_wrong: 422,
  password_refused: 422,
  password_change_required: 403,
  second_factor_required: 403,
  second_factor_is_on: 409,
  second_factor_not_begun: 409,
  proof_required: 403,
  remote_code_unknown: 404,
  remote_control_ended: 404,
  too_many_requests: 429,
  payment_wait: 429,
  too_many_unpaid: 422,
  order_not_found: 404,
  order_link_ended: 410,
  order_closed: 409,
  order_not_parked: 409,
  payment_undecided: 409,
  provider_silent: 503,
  paid_in_other_currency: 409,
  refund_unpaid: 422,
  refund_nothing_left: 422,
  refund_of_nothing: 422,
  refund_too_much: 422,
  refund_too_many: 422,
};

/** What a shopper reads, in the specification's words where it has them [K5, K8]. */
export const refusalText = (refusal: Refusal): string => {
  switch (refusal.code) {
    case 'unknown_product':
      return 'We do not know this product';
    case 'impossible_option':
      return optionText(refusal.property.toLowerCase(), refusal.fault);
    case 'chosen_as_delivery':
      return `${refusal.title} is chosen as the delivery of the whole cart`;
    case 'not_purchasable':
      return `${refusal.title}: out of stock at the moment`;
    case 'insufficient_stock':
      return refusal.available === 0 ? `${refusal.title} is out of stock` : `Only ${refusal.available} left`;
    case 'quantity_out_of_range':
      return `Quantity must be from ${refusal.minimum} to ${refusal.maximum}`;
    case 'cart_full':
      return `A cart holds at most ${refusal.maximum} different items`;
    case 'unknown_line':
      return 'This item is no longer in your cart';
    case 'line_not_editable':
      return 'This item comes with another one and cannot be changed';
    case 'nothing_to_fulfill':
      return 'Nothing in a cart is being prepared or shipped: place the order first';
    case 'unknown_parent':
      return 'The item that this one belongs to is not in your cart';
    case 'does_not_go_with':
      return `${refusal.title} does not go with ${refusal.with}`;
    case 'upgrade_already_there':
      return `${refusal.with} has something in place of its free gifts already: ${refusal.title} was not added`;
    case 'sold_only_with':
      return `${refusal.title} is sold only with another item, not by itself`;
    case 'plan_does_not_fit':
      return `There is nothing in your cart that ${refusal.title} covers`;
    case 'plan_already_there':
      return `This item is covered already: ${refusal.title} was not added`;
    case 'not_made_in_size':
      return `Not available in ${refusal.size}: ${refusal.title} was taken out of your cart`;
    case 'bundle_incomplete':
      return `Please choose: ${refusal.group}`;
    case 'bundle_size_mismatch':
      return `Not available in ${refusal.size}: ${refusal.title}`;
    case 'stale_version':
      return 'Your cart has changed in the meantime. Please look at it again.';
    case 'cart_empty':
      return 'Cart Empty';
    case 'coupon_invalid':
      return 'Invalid Coupon Code';
    case 'coupon_required':
      return 'A quote needs a coupon code, or no-coupon';
    case 'coupon_unknown':
      return `We do not know the code ${refusal.couponCode}`;
    case 'coupon_expired':
      return `The code ${refusal.couponCode} has expired`;
    case 'coupon_gives_nothing':
      return `The code ${refusal.couponCode} takes nothing off this cart any more and was taken out`;
    case 'coupon_replaced':
      return refusal.by === null
        ? `The code ${refusal.couponCode} is for first orders only and was taken out`
        : `The code ${refusal.couponCode} is for first orders only. Welcome back: ${refusal.by} is yours instead.`;
    case 'coupon_used_up':
      return `The code ${refusal.couponCode} has been used up`;
    case 'address_invalid':
      return Object.values(refusal.fields)[0] ?? 'Please check the address';
    case 'zip_mismatch':
      return isProvince(refusal.state)
        ? `Enter a valid ZIP / postal code for ${findStateTitle(refusal.state)}, Canada`
        : `Enter a valid ZIP / postal code for ${findStateTitle(refusal.state) ?? refusal.state}, US`;
    case 'city_mismatch':
      return 'Please enter the correct city name';
    case 'price_hold_expired':
      return 'This price was quoted too long ago. The cart has the price of now.';
    case 'region_blacklisted':
      return 'We’re sorry, but we cannot ship items to your region.';
    case 'white_glove_unavailable':
      return 'WGS is not available for this state.';
    case 'white_glove_not_offered':
      return 'Nothing in your cart can have white glove service';
    case 'delivery_date_unavailable':
      return `We can deliver on a weekday from ${refusal.earliest} to ${refusal.latest}`;
    case 'price_changed':
      return 'The price has changed. Please look at the new total before you order.';
    case 'payment_provider_not_found':
      return 'Payment provider not found';
    case 'not_this_total':
      return `${refusal.label} does not take a total like this one. Please choose another way to pay.`;
    case 'nothing_eligible':
      return `${refusal.label} is paid from a health account, and nothing in your cart is eligible. Please choose another way to pay.`;
    case 'payment_in_progress':
      return 'A payment for this cart is still under way. Please wait a minute and try again: you will not be charged twice.';
    case 'payment_failed':
      return refusal.message || 'An error occurred, please try again';
    case 'payment_mismatch':
      return `This payment is not the one of your order. OrderId: ${refusal.orderId}`;
    case 'payment_unavailable':
      return 'An error occurred, please try again';
    case 'cart_not_found':
      return 'Cart not found';
    case 'cart_link_invalid':
      return 'This link to a cart is not complete';
    case 'sign_in_required':
      return 'Please sign in';
    case 'sign_in_failed':
      return 'Wrong email or password';
    case 'not_allowed':
      return 'Your account may not do this';
    case 'code_required':
      return 'Please enter the code of your authenticator app';
    case 'code_wrong':
      return 'This code is wrong, has been used or is too old';
    case 'password_wrong':
      return 'Wrong password';
    case 'password_refused':
      return passwordText(refusal.fault, refusal.least);
    case 'password_change_required':
      return 'Please choose a password of your own first';
    case 'second_factor_required':
      return 'Please set up your second factor first';
    case 'second_factor_is_on':
      return 'Your second factor is set up already';
    case 'second_factor_not_begun':
      return 'Please begin again: there is no second factor to confirm';
    case 'proof_required':
      return 'Please prove once more that it is you';
    case 'remote_code_unknown':
      return 'No cart has this code. It may have ended: codes work for one hour.';
    case 'remote_control_ended':
      return 'You are not in this cart, or the help with it has ended';
    case 'too_many_requests':
      return isShort(refusal.retryAfter)
        ? `Too many requests. Please try again in ${refusal.retryAfter} s.`
        : `Too many requests. Please try again in ${minutesOf(refusal.retryAfter)} minutes.`;
    case 'payment_wait':
      return isShort(refusal.retryAfter)
        ? `Several payments were declined. Please try again in ${refusal.retryAfter} s.`
        : `Several payments were declined. Please try again in ${minutesOf(refusal.retryAfter)} minutes.`;
    case 'too_many_unpaid':
      return `We can set aside at most ${refusal.most} of one item (${refusal.title}) before it is paid for. Please pay for your open order first, or wait a few minutes until it ends. For a large order, please write to us.`;
    case 'order_not_found':
      return `Order not found. OrderId: ${refusal.orderId}`;
    case 'order_link_ended':
      return 'This link has ended';
    case 'order_closed':
      return 'This order can no longer be paid';
    case 'order_not_parked':
      return 'This order waits for nobody any more';
    case 'payment_undecided':
      return 'Nobody knows yet whether its payment took money. Ask the provider again first.';
    case 'provider_silent':
      return 'The provider did not answer. Please ask it again later.';
    case 'paid_in_other_currency':
      return `It was paid in other money: ${displayMoney(refusal.paid, 'always')} ${refusal.paid.currency}. Cancel it, which gives that back.`;
    case 'refund_unpaid':
      return 'Nothing was paid for this order';
    case 'refund_nothing_left':
      return 'Everything has been given back already';
    case 'refund_of_nothing':
      return 'This cost nothing, so there is nothing to give back';
    case 'refund_too_much':
      return `Only ${displayMoney(refusal.left, 'always')} is left to give back`;
    case 'refund_too_many':
      return `${refusal.title}: only ${refusal.left} left to give back`;
  }
};

const isShort = (seconds: number): boolean => seconds < 120;
const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

/** The specification's message names the US; where it is said elsewhere it names that country [D31]. */
const isProvince = (state: string): boolean => CA_PROVINCES.some(({ code }) => code === state);

/** A refusal as it travels: its text, its code and its facts. */
export const refusalAnswer = (refusal: Refusal): ErrorAnswer => {
  const { code, ...facts } = refusal;
  return { ...facts, status: 'error', error: refusalText(refusal), code };
};

const passwordText = (fault: PasswordFault, least: number): string => {
  switch (fault) {
    case 'too_short':
      return `A password has at least ${least} characters`;
    case 'too_long':
      return 'This password is too long';
    case 'same':
      return 'This is the password that you have';
    case 'common':
      return 'This password is among those that are tried first';
    case 'personal':
      return 'This password is made of names that others know';
  }
};

const optionText = (property: string, fault: OptionFault): string => {
  if (fault === 'missing') return `Choose a ${property}`;
  return fault === 'doubled' ? `Choose one ${property} only` : `This product is not made in that ${property}`;
};
