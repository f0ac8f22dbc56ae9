import { day, hour, type Message, type MessageValue, message } from '@counterpane/messages/message';
import type { CouponReason } from '@counterpane/rules/coupons/coupon-ineligibility';
import { type Currency, money } from '@counterpane/rules/money/money';
import { KIND_LABELS } from '@counterpane/rules/options/kind-labels';
import type { Missing } from '@counterpane/rules/promotions/condition-type';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { methodName } from './method-name.ts';
import { stateName } from './place-name.ts';

type CouponRefusal = RefusalOf<
  | 'coupon_invalid'
  | 'coupon_required'
  | 'coupon_unknown'
  | 'coupon_expired'
  | 'coupon_gives_nothing'
  | 'coupon_replaced'
  | 'coupon_used_up'
>;

/** What is read of a code that is not taken. */
export const couponMessage = (refusal: CouponRefusal): Message => {
  switch (refusal.code) {
    case 'coupon_invalid':
      return message('Invalid Coupon Code');
    case 'coupon_required':
      return message('A quote needs a coupon code, or no-coupon');
    case 'coupon_unknown':
      return message('We do not know the code {code}', { code: refusal.couponCode });
    case 'coupon_expired':
      return message('The code {code} has expired', { code: refusal.couponCode });
    case 'coupon_gives_nothing':
      return message('The code {code} takes nothing off this cart any more and was taken out', {
        code: refusal.couponCode,
      });
    case 'coupon_replaced':
      return refusal.by === null
        ? message('The code {code} is for first orders only and was taken out', { code: refusal.couponCode })
        : message('The code {code} is for first orders only. Welcome back: {other} is yours instead.', {
            code: refusal.couponCode,
            other: refusal.by,
          });
    case 'coupon_used_up':
      return message('The code {code} has been used up', { code: refusal.couponCode });
  }
};

/**
 * Why a code takes nothing off and what would make it count, to be said [L23].
 * @example couponText('LASTYEAR', { code: 'expired' }, 'USD') // "LASTYEAR has expired."
 */
export const couponText = (code: string, reason: CouponReason, currency: Currency): Message => {
  switch (reason.code) {
    case 'expired':
      return message('{code} has expired.', { code });
    case 'used_up':
      return message('{code} has been used up.', { code });
    case 'out_of_scope':
      return message('{code} counts when {scope} is in the cart.', {
        code,
        scope: oneOf(reason.kinds.map((kind) => message(KIND_LABELS[kind]))),
      });
    case 'below_minimum':
    case 'condition_not_met':
      return missingText(code, reason.missing, currency);
    case 'nothing_to_take_off':
      return message('{code} has nothing left to take off: it is all free already.', { code });
  }
};

const missingText = (code: string, missing: Missing, currency: Currency): Message => {
  switch (missing.code) {
    case 'amount':
      return message('{code} counts from {minimum}: {missing} to go.', {
        code,
        minimum: money(missing.least, currency),
        missing: money(missing.cents, currency),
      });
    case 'units':
      return message('{code} counts when you add {units} more.', { code, units: missing.units });
    case 'payment-method':
      return message('{code} counts when you pay with {methods}.', {
        code,
        methods: oneOf(missing.methods.map(methodName)),
      });
    case 'delivery-state':
      return message('{code} counts for a delivery to {states}.', {
        code,
        states: oneOf(missing.states.map(stateName)),
      });
    case 'email':
      return message('{code} counts with an email address that ends in {domains}.', {
        code,
        domains: oneOf(missing.domains),
      });
    case 'not-begun':
      return message('{code} counts from {date} on.', { code, date: day(missing.startsAt.slice(0, 10)) });
    case 'other-hours':
      return message('{code} counts on {days} from {from} to {until}, {place} time.', {
        code,
        days: oneOf(missing.hours.days.map(weekday)),
        from: hour(missing.hours.from),
        until: hour(missing.hours.until),
        place: placeOf(missing.hours.timeZone),
      });
    case 'other-storefront':
      return message('{code} does not count in this shop.', { code });
    case 'email-unknown':
      return message('{code} counts for a first order, once we know your email address.', { code });
    case 'not-first-order':
      return message('{code} counts for a first order only.', { code });
    case 'ended':
      return message('{code} has expired.', { code });
  }
};

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const weekday = (day: number): MessageValue => message(WEEKDAYS[day] ?? 'Sunday');

/** @example placeOf('America/New_York') // "New York" */
const placeOf = (timeZone: string): string => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');

/** @example oneOf(['NY', 'NJ', 'CT']) // "NY, NJ or CT" */
const oneOf = (values: readonly MessageValue[]): MessageValue => {
  const last = values.at(-1) ?? message('something');
  const [first, ...next] = values.slice(0, -1);
  if (first === undefined) return last;
  const list = next.reduce<MessageValue>((list, value) => message('{list}, {value}', { list, value }), first);
  return message('{first} or {second}', { first: list, second: last });
};
