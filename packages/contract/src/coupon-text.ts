import { type Message, message } from '@counterpane/messages/message';
import type { CouponReason } from '@counterpane/rules/coupons/coupon-ineligibility';
import { type Currency, money } from '@counterpane/rules/money/money';
import { KIND_LABELS } from '@counterpane/rules/options/kind-labels';
import type { ProductKind } from '@counterpane/rules/options/product';

/**
 * Why a code takes nothing off and what would make it count, to be said [L23].
 * @example couponText('LASTYEAR', { code: 'expired', missing: null }, 'USD') // "LASTYEAR has expired."
 */
export const couponText = (code: string, reason: CouponReason, currency: Currency): Message => {
  switch (reason.code) {
    case 'expired':
      return message('{code} has expired.', { code });
    case 'used_up':
      return message('{code} has been used up.', { code });
    case 'out_of_scope':
      return message('{code} counts when {scope} is in the cart.', { code, scope: scopeOf(reason.kinds) });
    case 'below_minimum':
      return message('{code} counts from {minimum}: {missing} to go.', {
        code,
        minimum: money(reason.minimum, currency),
        missing: money(reason.missing, currency),
      });
    case 'nothing_to_take_off':
      return message('{code} has nothing left to take off: it is all free already.', { code });
  }
};

const scopeOf = ([first, ...others]: readonly ProductKind[]): Message => {
  if (first === undefined) return message('something');
  return others.reduce(
    (scope, kind) => message('{first} or {second}', { first: scope, second: message(KIND_LABELS[kind]) }),
    message(KIND_LABELS[first]),
  );
};
