import type { CartView, Notice } from '@counterpane/contract/cart/carts';
import type { RefusalCode } from '@counterpane/rules/refusals';

/** A cart speaks of its coupon and of what it lost too: that is no word about what was just added. */
const OF_ADDING: readonly RefusalCode[] = [
  'unknown_product',
  'impossible_option',
  'not_purchasable',
  'chosen_as_delivery',
  'insufficient_stock',
  'quantity_out_of_range',
  'cart_full',
  'unknown_parent',
  'plan_does_not_fit',
  'plan_already_there',
];

/** Why some of what was asked for is not in the cart, one notice for each. */
export const findAddRefusals = ({ notices }: Pick<CartView, 'notices'>): Notice[] =>
  notices.filter(({ code }) => OF_ADDING.some((refusal) => refusal === code));
