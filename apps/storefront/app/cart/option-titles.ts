import type { CartItemView } from '@counterpane/contract/cart/carts';

/** @example optionTitles(item) // "Queen, White" */
export const optionTitles = ({ properties }: Pick<CartItemView, 'properties'>): string =>
  properties.map(({ title }) => title).join(', ');
