import type { Notice } from '@counterpane/contract/cart/carts';
import type { Cart } from '../store.ts';

/** Notices of what a merge brought, until the next action on the cart: so long the merge can be undone. */
export const mergeNotices = (cart: Cart | null): Notice[] => {
  if (cart?.undo?.type !== 'merge') return [];
  const { mergeId } = cart.undo;
  const merge = cart.history.findLast(({ metadata }) => metadata?.merge?.mergeId === mergeId)?.metadata
    ?.merge;
  if (!merge) return [];
  const { isShared, from, lines, left } = merge;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const came = count === 1 ? '1 item' : `${count} items`;
  const brought: Notice[] =
    count === 0
      ? []
      : [
          {
            code: 'cart_merged',
            text: isShared
              ? `${came} of the cart that was shared with you: now in yours.`
              : `${came} came along from ${from}.`,
          },
        ];
  return [
    ...brought,
    ...left.map((title) => ({ code: 'cart_merge_left', text: `${title} could not come along.`, title })),
  ];
};
