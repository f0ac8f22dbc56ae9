import type { NoticeBody } from '@counterpane/contract/cart/carts';
import { type Message, message } from '@counterpane/messages/message';
import type { FindProduct } from '@counterpane/rules/options/product';
import type { MergeMetadata } from '../../history/history.ts';
import type { Cart } from '../store.ts';

/** Notices of what a merge brought, until the next action on the cart: so long the merge can be undone. */
export const mergeNotices = (cart: Cart | null, findProduct: FindProduct): NoticeBody[] => {
  if (cart?.undo?.type !== 'merge') return [];
  const { mergeId } = cart.undo;
  const merge = cart.history.findLast(({ metadata }) => metadata?.merge?.mergeId === mergeId)?.metadata
    ?.merge;
  if (!merge) return [];
  const { isShared, isOwn, from, lines, left, leftProducts = [] } = merge;
  // What is not sold here is called as its own shop calls it.
  const titles = left.map((title, index) => findProduct(leftProducts[index] ?? '')?.title ?? title);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const brought: NoticeBody[] =
    count === 0
      ? []
      : [
          {
            code: 'cart_merged',
            text: broughtText(count, { isShared, isOwn, from }),
          },
        ];
  return [
    ...brought,
    ...titles.map((title) => ({
      code: 'cart_merge_left',
      text: message('{title} could not come along.', { title }),
      title,
    })),
  ];
};

const broughtText = (
  count: number,
  { isShared, isOwn, from }: Pick<MergeMetadata, 'isShared' | 'isOwn' | 'from'>,
): Message => {
  if (isOwn) return message('{count} items came along from your other device.', { count });
  return isShared
    ? message('{count} items of the cart that was shared with you: now in yours.', { count })
    : message('{count} items came along from {brand}.', { count, brand: from });
};
