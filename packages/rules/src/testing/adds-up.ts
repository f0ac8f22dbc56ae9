import { sum } from '../money/sum.ts';
import type { PricedCart } from '../pricing/price-cart.ts';

/**
 * Closes every test about money (style, habit 11): lines and extras make the total, the receipt tells
 * the same total line by line, nothing is negative, every amount is whole cents. Tolerance zero.
 * @throws with every sum that does not fit, in cents.
 * @example assertAddsUp(priceCart(facts))
 */
export const assertAddsUp = (cart: PricedCart): void => {
  const faults = [...faultsOfTotals(cart), ...faultsOfLines(cart), ...faultsOfCoupon(cart)];
  if (faults.length > 0) throw new Error(`the cart does not add up:\n- ${faults.join('\n- ')}`);
};

const faultsOfTotals = ({ lines, extras, receipt, totalPrice }: PricedCart): string[] => {
  const goods = sum(lines.map(({ running }) => running));
  const added = sum(extras.map(({ amount }) => amount));
  const told = sum(receipt.lines.map(({ amount }) => amount));
  return [
    ...unless(
      goods + added === totalPrice,
      `lines ${goods} + extras ${added} are not the total ${totalPrice}`,
    ),
    ...unless(
      receipt.total === totalPrice,
      `the receipt's total ${receipt.total} is not the total ${totalPrice}`,
    ),
    ...unless(told === totalPrice, `the receipt's lines ${told} are not the total ${totalPrice}`),
    ...unless(Number.isSafeInteger(totalPrice), `the total ${totalPrice} is not whole cents`),
  ];
};

const faultsOfLines = ({ lines, extras, receipt }: PricedCart): string[] => [
  ...lines.flatMap(({ id, running, isGift }) => {
    const told = sum(
      receipt.lines.filter(({ itemIdentifier }) => itemIdentifier === id).map(({ amount }) => amount),
    );
    return [
      ...unless(running >= 0, `line ${id} is negative: ${running}`),
      ...unless(!isGift || running === 0, `gift ${id} costs ${running}`),
      ...unless(told === running, `line ${id} costs ${running}, its receipt says ${told}`),
    ];
  }),
  ...extras.flatMap(({ sku, amount }) => unless(amount >= 0, `extra ${sku} is negative: ${amount}`)),
];

const faultsOfCoupon = ({ lines, coupon }: PricedCart): string[] => {
  const shared = sum(lines.map(({ couponDiscount }) => couponDiscount));
  const whole = coupon?.discount ?? 0;
  return unless(shared === whole, `the coupon takes off ${whole}, the lines share ${shared}`);
};

const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);
