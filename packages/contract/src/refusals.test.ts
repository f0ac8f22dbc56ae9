import { compileMessages } from '@counterpane/messages/compile-messages';
import { formatMessages, type Writing } from '@counterpane/messages/format-message';
import { messagesOf } from '@counterpane/messages/read-catalogues';
import { addMessages } from '@counterpane/messages/translator';
import { displayMoney } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import type { Refusal, RefusalCode } from '@counterpane/rules/refusals';
import { describe, expect, it } from 'vitest';
import { errorSchema } from './envelope.ts';
import { hourIn } from './format-hours.ts';
import { refusalText as textOf } from './refusal-text.ts';
import { REFUSAL_STATUS, refusalAnswer } from './refusals.ts';

for (const locale of ['en-US', 'fr-CA']) addMessages(locale, compileMessages(messagesOf(locale)));

const inEnglish: Writing = {
  locale: 'en-US',
  amount: ({ amount, currency, cents }) => displayMoney(money(amount, currency), cents),
  day: (isoDay) => isoDay,
  hour: hourIn('en', 'US'),
  copy: (text) => text,
};
const refusalText = (refusal: Refusal): string => String(formatMessages(textOf(refusal), inEnglish));

/** One of each: the compiler asks for a new one when a code is added. */
const EACH: { readonly [Code in RefusalCode]: Extract<Refusal, { code: Code }> } = {
  unknown_product: { code: 'unknown_product', productID: 'p' },
  chosen_as_delivery: { code: 'chosen_as_delivery', title: 'White glove service' },
  impossible_option: { code: 'impossible_option', productID: 'p', property: 'Size', fault: 'impossible' },
  not_purchasable: { code: 'not_purchasable', productID: 'p', title: 'Calm mattress' },
  invalid_product: { code: 'invalid_product' },
  reviews_silent: { code: 'reviews_silent' },
  insufficient_stock: { code: 'insufficient_stock', title: 'Calm mattress', available: 3 },
  quantity_out_of_range: { code: 'quantity_out_of_range', minimum: 1, maximum: 100 },
  cart_full: { code: 'cart_full', maximum: 50 },
  unknown_line: { code: 'unknown_line', itemIdentifier: 'l' },
  line_not_editable: { code: 'line_not_editable', itemIdentifier: 'l' },
  nothing_to_fulfill: { code: 'nothing_to_fulfill' },
  unknown_parent: { code: 'unknown_parent', itemIdentifier: 'l' },
  does_not_go_with: { code: 'does_not_go_with', title: 'Premier Bundle', with: 'Mattress' },
  upgrade_already_there: { code: 'upgrade_already_there', title: 'Premier Bundle', with: 'Calm mattress' },
  sold_only_with: { code: 'sold_only_with', title: 'Premier Bundle' },
  plan_does_not_fit: { code: 'plan_does_not_fit', title: '5-year mattress protection' },
  plan_already_there: { code: 'plan_already_there', title: '5-year mattress protection' },
  not_made_in_size: { code: 'not_made_in_size', title: '5-year mattress protection', size: 'Cal King' },
  bundle_incomplete: { code: 'bundle_incomplete', group: 'Mattress' },
  bundle_size_mismatch: { code: 'bundle_size_mismatch', title: 'Adjustable base', size: 'Full' },
  stale_version: { code: 'stale_version', expected: 3, actual: 4 },
  cart_empty: { code: 'cart_empty' },
  coupon_invalid: { code: 'coupon_invalid' },
  coupon_required: { code: 'coupon_required' },
  coupon_unknown: { code: 'coupon_unknown', couponCode: 'SLEEP99' },
  coupon_expired: { code: 'coupon_expired', couponCode: 'LASTYEAR' },
  coupon_gives_nothing: { code: 'coupon_gives_nothing', couponCode: 'MATTRESS100' },
  coupon_replaced: { code: 'coupon_replaced', couponCode: 'WELCOME5', by: 'WELCOMEBACK' },
  coupon_used_up: { code: 'coupon_used_up', couponCode: 'ONCE50' },
  address_invalid: { code: 'address_invalid', fields: { zip: 'Please enter a zip code' } },
  zip_mismatch: { code: 'zip_mismatch', state: 'NM', zip: '10001', states: ['NY'] },
  price_hold_expired: { code: 'price_hold_expired' },
  city_mismatch: { code: 'city_mismatch', city: 'Boston', cities: ['New York'] },
  region_blacklisted: { code: 'region_blacklisted' },
  white_glove_not_offered: { code: 'white_glove_not_offered' },
  white_glove_unavailable: { code: 'white_glove_unavailable', state: 'AK' },
  delivery_date_unavailable: {
    code: 'delivery_date_unavailable',
    requested: '2026-11-21',
    earliest: '2026-11-23',
    latest: '2026-12-21',
  },
  price_changed: { code: 'price_changed', expected: 69_900, actual: 69_800 },
  payment_provider_not_found: { code: 'payment_provider_not_found' },
  not_this_total: { code: 'not_this_total', label: 'Acima' },
  nothing_eligible: { code: 'nothing_eligible', label: 'Truemed' },
  payment_in_progress: { code: 'payment_in_progress', orderId: 'o' },
  payment_failed: { code: 'payment_failed', message: 'Your card was declined.', reason: 'card_declined' },
  payment_mismatch: { code: 'payment_mismatch', orderId: 'a1' },
  payment_unavailable: { code: 'payment_unavailable' },
  code_required: { code: 'code_required' },
  code_wrong: { code: 'code_wrong' },
  password_wrong: { code: 'password_wrong' },
  password_refused: { code: 'password_refused', fault: 'too_short', least: 12 },
  password_change_required: { code: 'password_change_required' },
  second_factor_required: { code: 'second_factor_required' },
  second_factor_is_on: { code: 'second_factor_is_on' },
  second_factor_not_begun: { code: 'second_factor_not_begun' },
  proof_required: { code: 'proof_required' },
  order_not_parked: { code: 'order_not_parked' },
  shipment_cannot_move: { code: 'shipment_cannot_move', state: 'delivered' },
  label_refused: { code: 'label_refused', words: 'No rates' },
  label_under_way: { code: 'label_under_way' },
  cancel_nothing: { code: 'cancel_nothing' },
  cancel_too_many: { code: 'cancel_too_many', title: 'Cloud Pillow', left: 1 },
  return_nothing: { code: 'return_nothing' },
  return_too_many: { code: 'return_too_many', title: 'Bed', left: 0 },
  return_by_phone: { code: 'return_by_phone' },
  return_cannot_move: { code: 'return_cannot_move', state: 'received' },
  photo_refused: { code: 'photo_refused', fault: 'too_large' },
  photo_unknown: { code: 'photo_unknown' },
  exchange_unavailable: { code: 'exchange_unavailable' },
  exchange_costs_more: {
    code: 'exchange_costs_more',
    ...{ more: { amount: 5_00, currency: 'USD' }, worth: { amount: 9_00, currency: 'USD' } },
    credit: { amount: 2_00, currency: 'USD' },
  },
  difference_changed: { code: 'difference_changed', more: { amount: 5_00, currency: 'USD' } },
  exchange_not_back: { code: 'exchange_not_back' },
  credit_not_here: { code: 'credit_not_here' },
  credit_changed: { code: 'credit_changed' },
  claim_not_covered: { code: 'claim_not_covered', title: 'Calm mattress' },
  claim_needs_photo: { code: 'claim_needs_photo' },
  claim_open_already: { code: 'claim_open_already', title: 'Calm mattress' },
  claim_cannot_move: { code: 'claim_cannot_move', state: 'refused' },
  claim_by_phone: { code: 'claim_by_phone' },
  review_not_yet: { code: 'review_not_yet', title: 'Calm mattress' },
  review_cannot_move: { code: 'review_cannot_move', state: 'withdrawn' },
  review_not_here: { code: 'review_not_here' },
  review_not_found: { code: 'review_not_found' },
  question_not_found: { code: 'question_not_found' },
  cancel_by_phone: { code: 'cancel_by_phone' },
  addition_closed: { code: 'addition_closed' },
  addition_too_late: { code: 'addition_too_late' },
  addition_packed: { code: 'addition_packed' },
  addition_elsewhere: { code: 'addition_elsewhere', shortId: 'C-7' },
  address_too_late: { code: 'address_too_late' },
  delivery_day_fixed: { code: 'delivery_day_fixed' },
  delivery_window_unavailable: { code: 'delivery_window_unavailable' },
  addresses_full: { code: 'addresses_full', most: 10 },
  passkeys_full: { code: 'passkeys_full', most: 10 },
  passkey_wrong: { code: 'passkey_wrong' },
  sign_in_again: { code: 'sign_in_again' },
  company_sign_in_failed: { code: 'company_sign_in_failed', company: 'google' },
  company_email_unproved: { code: 'company_email_unproved', company: 'apple' },
  address_costs_more: { code: 'address_costs_more', more: { amount: 5_00, currency: 'USD' } },
  address_by_phone: { code: 'address_by_phone' },
  refund_changed: { code: 'refund_changed', refund: { amount: 5_00, currency: 'USD' } },
  carrier_silent: { code: 'carrier_silent' },
  payment_undecided: { code: 'payment_undecided' },
  provider_silent: { code: 'provider_silent' },
  paid_in_other_currency: { code: 'paid_in_other_currency', paid: { amount: 5_00, currency: 'CAD' } },
  refund_unpaid: { code: 'refund_unpaid' },
  refund_nothing_left: { code: 'refund_nothing_left' },
  refund_of_nothing: { code: 'refund_of_nothing' },
  refund_disputed: { code: 'refund_disputed' },
  dispute_told: { code: 'dispute_told' },
  refund_too_much: { code: 'refund_too_much', left: { amount: 5_00, currency: 'USD' } },
  refund_too_many: { code: 'refund_too_many', itemIdentifier: 'l', title: 'Cloud Pillow', left: 1 },
  cart_not_found: { code: 'cart_not_found' },
  cart_link_invalid: { code: 'cart_link_invalid' },
  sign_in_required: { code: 'sign_in_required' },
  sign_in_failed: { code: 'sign_in_failed' },
  not_allowed: { code: 'not_allowed' },
  remote_code_unknown: { code: 'remote_code_unknown' },
  remote_control_ended: { code: 'remote_control_ended' },
  too_many_requests: { code: 'too_many_requests', retryAfter: 12 },
  payment_wait: { code: 'payment_wait', retryAfter: 240 },
  too_many_unpaid: { code: 'too_many_unpaid', title: 'Cloud Pillow', most: 100 },
  order_not_found: { code: 'order_not_found', orderId: 'o-1' },
  order_link_ended: { code: 'order_link_ended' },
  email_link_ended: { code: 'email_link_ended' },
  order_closed: { code: 'order_closed', orderStatus: 'cancelled' },
};
const refusals: readonly Refusal[] = Object.values(EACH);

describe('every refusal', () => {
  it('has a text that a shopper can read', () => {
    const unreadable = refusals.filter((refusal) => !/^[A-Z].{5,}/.test(refusalText(refusal)));
    expect(unreadable).toEqual([]);
    expect(refusals.filter((refusal) => /undefined|null|\[object/.test(refusalText(refusal)))).toEqual([]);
  });

  it('is said in French', () => {
    const inFrench = { ...inEnglish, locale: 'fr-CA' };
    const said = refusals.map((refusal) => formatMessages(textOf(refusal), inFrench));
    expect(refusals.filter((refusal, index) => refusalText(refusal) === said[index])).toEqual([]);
  });

  it('has a status that says whose fault it is, and no other code has one', () => {
    const statuses = refusals.map(({ code }) => REFUSAL_STATUS[code]);
    expect(
      statuses.filter((status) => ![400, 401, 403, 404, 409, 410, 412, 422, 429, 503].includes(status)),
    ).toEqual([]);
    expect(Object.keys(REFUSAL_STATUS).toSorted()).toEqual(refusals.map(({ code }) => code).toSorted());
  });

  it('travels with its text, its code and its facts', () => {
    expect(formatMessages(refusalAnswer(EACH.insufficient_stock), inEnglish)).toEqual({
      status: 'error',
      error: 'Only 3 left',
      code: 'insufficient_stock',
      title: 'Calm mattress',
      available: 3,
    });
    expect(
      refusals.filter(
        (refusal) => !errorSchema.safeParse(formatMessages(refusalAnswer(refusal), inEnglish)).success,
      ),
    ).toEqual([]);
  });

  it('is never mistaken for a success because of its facts', () => {
    expect(refusals.map((refusal) => refusalAnswer(refusal).status)).toEqual(refusals.map(() => 'error'));
  });
});

describe('the texts of the specification', () => {
  it('are said to the letter', () => {
    expect(refusalText(EACH.cart_empty)).toBe('Cart Empty');
    expect(refusalText(EACH.coupon_invalid)).toBe('Invalid Coupon Code');
    expect(refusalText(EACH.payment_provider_not_found)).toBe('Payment provider not found');
    expect(refusalText(EACH.order_not_found)).toBe('Order not found. OrderId: o-1');
    expect(refusalText(EACH.payment_unavailable)).toBe('An error occurred, please try again');
  });

  it('name the state whose ZIP code is wrong', () => {
    expect(refusalText(EACH.zip_mismatch)).toBe('Enter a valid ZIP / postal code for New Mexico, US');
    expect(refusalText({ ...EACH.zip_mismatch, state: 'Nowhere' })).toBe(
      'Enter a valid ZIP / postal code for Nowhere, US',
    );
  });

  it('name Canada where the state is a province', () => {
    expect(refusalText({ ...EACH.zip_mismatch, state: 'ON' })).toBe(
      'Enter a valid ZIP / postal code for Ontario, Canada',
    );
  });

  it('ask for the correct name of a city', () => {
    expect(refusalText(EACH.city_mismatch)).toBe('Please enter the correct city name');
  });

  it('apologise for a region with a curly apostrophe', () => {
    expect(refusalText(EACH.region_blacklisted)).toBe(
      'We’re sorry, but we cannot ship items to your region.',
    );
  });

  it("are the provider's own where it has one for a payment that failed", () => {
    expect(refusalText(EACH.payment_failed)).toBe('Your card was declined.');
    expect(refusalText({ ...EACH.payment_failed, message: '' })).toBe('An error occurred, please try again');
  });
});

describe('the texts of our own', () => {
  it('say how many are left, and that none is', () => {
    expect(refusalText(EACH.insufficient_stock)).toBe('Only 3 left');
    expect(refusalText({ ...EACH.insufficient_stock, available: 0 })).toBe('Calm mattress is out of stock');
  });

  it('say the first thing that is wrong with an address', () => {
    expect(refusalText(EACH.address_invalid)).toBe('Please enter a zip code');
    expect(refusalText({ ...EACH.address_invalid, fields: {} })).toBe('Please check the address');
  });

  it('name what is not made, and the code that does not count', () => {
    expect(refusalText(EACH.impossible_option)).toBe('This product is not made in that size');
    expect(refusalText({ ...EACH.impossible_option, fault: 'missing' })).toBe('Choose a size');
    expect(refusalText({ ...EACH.impossible_option, fault: 'doubled' })).toBe('Choose one size only');
    expect(refusalText(EACH.coupon_expired)).toBe('The code LASTYEAR has expired');
    expect(refusalText(EACH.quantity_out_of_range)).toBe('Quantity must be from 1 to 100');
    expect(refusalText(EACH.cart_full)).toBe('A cart holds at most 50 different items');
  });
});

describe('the status of a refusal', () => {
  it('is 412 for the two answers about a region', () => {
    expect([REFUSAL_STATUS.zip_mismatch, REFUSAL_STATUS.region_blacklisted]).toEqual([412, 412]);
  });

  it('is 409 where someone else was faster', () => {
    expect([REFUSAL_STATUS.stale_version, REFUSAL_STATUS.price_changed]).toEqual([409, 409]);
  });

  it('is 404 for what is not there, and 503 while a provider is out', () => {
    expect([REFUSAL_STATUS.order_not_found, REFUSAL_STATUS.unknown_line]).toEqual([404, 404]);
    expect(REFUSAL_STATUS.payment_unavailable).toBe(503);
  });
});

it('A wait is told in seconds below two minutes, and in whole minutes from then on', () => {
  const wait = (retryAfter: number) => refusalText({ code: 'payment_wait', retryAfter });
  expect(wait(119)).toBe('Several payments were declined. Please try again in 119 s.');
  expect(wait(121)).toBe('Several payments were declined. Please try again in 3 minutes.');
  expect(refusalText({ code: 'too_many_requests', retryAfter: 3_600 })).toBe(
    'Too many requests. Please try again in 60 minutes.',
  );
});
