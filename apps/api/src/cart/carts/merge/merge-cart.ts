import { MAX_LINES } from '@counterpane/rules/cart/line';
import { stockItemsOf } from '@counterpane/rules/cart/shortage';
import type { Storefront } from '../../../catalogue/storefront.ts';
import { newId } from '../../../http/ids.ts';
import type { UndoMerge } from '../../history/cart-undo.ts';
import { type MergeMetadata, withEntry } from '../../history/history.ts';
import { addPlannedItems, type PlannedItem } from '../add-planned-items.ts';
import type { CartContext } from '../cart-context.ts';
import type { CartDecision } from '../cart-decision.ts';
import type { CartReads } from '../order-facts.ts';
import { type Cart, readAvailableStock } from '../store.ts';

/** A cart remembers this many merged lines, those of twenty full carts. The oldest are forgotten. */
const MOST_MERGED = 20 * MAX_LINES;

/**
 * Copies what was chosen in another cart into the visitor's: options and what belongs to what are kept, gifts
 * are derived anew, the other cart stays as it is [D94, L37, L38]. A product that
 * another brand sells too is the same by its inventory key. Lines that came before do not come again. `from` is the
 * storefront of the other cart; `isOwn` where it is the shopper's own of another device.
 */
export const mergeCart = async (
  reads: CartReads,
  { cart, lines: own, storefront, findProduct, now }: CartContext,
  source: Cart,
  from: Storefront,
  { isOwn = false }: { readonly isOwn?: boolean } = {},
): Promise<CartDecision<never>> => {
  const { flags } = storefront;
  const known = new Set([...own.map(({ id }) => id), ...(cart?.mergedIds ?? [])]);
  const lines = source.lines.filter(({ id }) => !known.has(id));
  if (source.id === cart?.id || lines.length === 0) return { ok: true, change: null };
  const planned = lines.map((line) => toPlanned(line, source, storefront, from));
  const wanted = planned.map(({ item }) => ({ productId: item.productID, properties: item.properties }));
  const availableByItem = await readAvailableStock(
    reads,
    stockItemsOf([...own, ...wanted], findProduct),
    cart,
  );
  const added = addPlannedItems(own, planned, { findProduct, flags, availableByItem });
  const left = added.refusals.map(({ id }) => lines.find((line) => line.id === id)?.productId ?? '');
  const merge: MergeMetadata = {
    mergeId: newId(),
    isShared: !isOwn && from.key === storefront.key,
    ...(isOwn ? { isOwn } : {}),
    from: from.brand.brand.name,
    lines: lines.flatMap(({ id, quantity }) => {
      const itemIdentifier = added.ids.get(id);
      return itemIdentifier === undefined ? [] : [{ from: id, itemIdentifier, quantity }];
    }),
    left: left.map((productId) => titleOf(productId, from)),
    leftProducts: left,
  };
  // A refused line is reported by its title, and the reason only where the other brand's product is known here.
  const refusals = added.refusals
    .map(({ refusal }) => refusal)
    .filter(({ code }) => code !== 'unknown_product');
  const coupon = cart?.couponCode || merge.isShared ? null : cameWith(source, storefront);
  const history = withEntry(cart?.history ?? [], {
    type: 'cartMerged',
    at: now,
    metadata: { merge: { ...merge, ...(coupon ? { coupon } : {}) } },
  });
  const ids = merge.lines.map(({ from: id }) => id);
  const undo: UndoMerge = { type: 'merge', mergeId: merge.mergeId, before: cart?.lines ?? [], ids, coupon };
  const mergedIds = [...(cart?.mergedIds ?? []), ...ids].slice(-MOST_MERGED);
  const change = { lines: added.lines, mergedIds, history, undo, ...(coupon ? { couponCode: coupon } : {}) };
  return { ok: true, change, refusals };
};

/** A shopper's own code comes along from another brand or device; the code of a shared cart belongs to its owner and is not. */
const cameWith = (source: Cart, { findCoupon }: Storefront): string | null =>
  source.couponCode && findCoupon(source.couponCode) ? source.couponCode : null;

const toPlanned = (
  { id, productId, properties, quantity, forItem }: Cart['lines'][number],
  source: Cart,
  storefront: Storefront,
  from: Storefront,
): PlannedItem => {
  const isThere = storefront.findProduct(productId) !== null;
  const original = isThere ? null : from.findProduct(productId);
  const same = original && storefront.findEntry(original.name)?.product;
  const isSame = same?.inventoryKey === original?.inventoryKey;
  const parent = source.lines.some((line) => line.id === forItem) ? forItem : null;
  return {
    id,
    item: { productID: same && isSame ? same.id : productId, properties, quantity, forItem: parent },
  };
};

const titleOf = (productId: string, { findProduct }: Storefront): string =>
  findProduct(productId)?.title ?? 'An item';
