import { mostShareOf } from '@counterpane/rules/promotions/benefits';
import type { CouponData } from './promotion-schema.ts';

/** A whole, in hundredths of a percent. */
const ALL = 10_000;
/** A store cannot live on what is left: taking so much off is taking everything off. */
const NEARLY_ALL = 9_500;
/** The most of a price that a code takes off as often as shoppers like. */
const MOST_UNLIMITED = 5_000;
/** Cents: so little is given as often as shoppers like, whatever is in the cart. */
const LITTLE = 20_000;
/** What a code that takes off more has to have: so few uses, of carts that are worth so many cents. */
const MOST_USES = 100;
const LEAST_MINIMUM = 30_000;

/**
 * Codes that a real store does not open with, because one shopper who tells others of it gives the stock away: measured by
 * the share of a cart that they may take off, whatever limit and minimum they name.
 */
export const validateCoupons = (coupons: readonly CouponData[]): string[] => [
  ...severalFirst(coupons),
  ...coupons.flatMap(tooMuchOff),
];

/** Which of them would come to a customer who lets us write to them? */
const severalFirst = (coupons: readonly CouponData[]): string[] => {
  const first = coupons.filter(({ firstTimeOnly }) => firstTimeOnly).map(({ code }) => code);
  return first.length > 1 ? [`there are several coupons for first orders: ${first.join(', ')}`] : [];
};

const tooMuchOff = (coupon: CouponData): string[] => {
  const { code, limit } = coupon;
  const minimum = minimumOf(coupon);
  const share = isLittle(coupon) ? 0 : mostShareOf(coupon.benefit, minimum);
  if (share >= ALL) return [`the coupon ${code} takes everything off`];
  if (share >= NEARLY_ALL) return [`the coupon ${code} takes nearly everything off`];
  const isRare = limit !== null && limit <= MOST_USES && minimum >= LEAST_MINIMUM;
  return share > MOST_UNLIMITED && !isRare
    ? [
        `the coupon ${code} takes much off, and has no limit of ${MOST_USES} or less with a minimum of ${LEAST_MINIMUM / 100} or more`,
      ]
    : [];
};

/** What is in its scope costs at least so much, in cents. */
const minimumOf = ({ conditions }: CouponData): number =>
  Math.max(
    0,
    ...conditions.flatMap((condition) => (condition.type === 'minimum-amount' ? condition.amount : [])),
  );

/** A little amount gives no more than itself, whatever share of a cart it is. */
const isLittle = ({ benefit }: CouponData): boolean => benefit.type === 'amount' && benefit.amount <= LITTLE;
