import type { CartLine } from '@counterpane/rules/cart/line';
import type { GoneLine } from '@counterpane/rules/cart/split-lines';
import type { FindProduct } from '@counterpane/rules/options/product';
import type { Cart, CartChange } from '../carts/store.ts';
import { type HistoryEntry, type ItemChange, withEntry } from './history.ts';

export interface LogFacts {
  /** The member of staff who does it, by name; null for the shopper. */
  readonly by: string | null;
  /** What had sold out before. */
  readonly gone: readonly GoneLine[];
  readonly findProduct: FindProduct;
  /** What a log calls a product: in the first language of the storefront, also where staff change the cart. */
  titleOf(productId: string): string;
  /** ISO time. */
  readonly now: string;
}

type Logged = Pick<Cart, 'lines' | 'checkout' | 'history'>;

/**
 * A change of a cart with its log entries: who made it, the quantities before and after of each item, and the lines
 * that had sold out. A decision logs what only it knows; all other changes are logged here.
 */
export const logChange = (cart: Logged | null, change: CartChange, facts: LogFacts): CartChange => {
  const { gone, now } = facts;
  const before = cart?.history ?? [];
  const known = new Set(before);
  const decided = (change.history ?? before).filter((entry) => !known.has(entry));
  const made = decided.length > 0 ? decided : plainEntries(cart, change, now);
  const items = changedItems(cart?.lines ?? [], change.lines, facts.titleOf);
  const entries = [
    ...(gone.length > 0 ? [soldOutEntry(facts)] : []),
    ...made.map((entry) => signed(withItems(entry, items), change, facts.by)),
  ];
  return entries.length === 0 ? change : { ...change, history: entries.reduce(withEntry, [...before]) };
};

const soldOutEntry = ({ gone, now, titleOf }: LogFacts): HistoryEntry => ({
  type: 'itemsSoldOut',
  at: now,
  metadata: {
    gone: gone.map(({ productId, isWithParent }) => ({ productId, title: titleOf(productId), isWithParent })),
  },
});

/** Log entries for a change whose decision logged none. What a shopper types at the checkout is never logged. */
const plainEntries = (cart: Logged | null, change: CartChange, at: string): HistoryEntry[] => {
  const { lines, couponCode, checkout } = change;
  if (lines) return [{ type: lines.length === 0 ? 'cartCleared' : 'itemChanged', at }];
  if (typeof couponCode === 'string') return [{ type: 'couponSet', at, metadata: { couponCode } }];
  return checkout && isOtherDelivery(cart?.checkout ?? {}, checkout) ? [{ type: 'deliveryChosen', at }] : [];
};

const isOtherDelivery = (before: Cart['checkout'], after: Cart['checkout']): boolean =>
  (before.deliveryOption ?? 'ground') !== (after.deliveryOption ?? 'ground') ||
  (before.withMattressRemoval ?? false) !== (after.withMattressRemoval ?? false) ||
  before.certainDeliveryDate !== after.certainDeliveryDate;

/** Entry types that list the items they are about; a merge lists its items itself. */
const ABOUT_ITEMS: ReadonlySet<HistoryEntry['type']> = new Set([
  'itemsAdded',
  'itemChanged',
  'itemRemoved',
  'cartCleared',
  'clearUndone',
]);

const withItems = (entry: HistoryEntry, items: readonly ItemChange[]): HistoryEntry =>
  ABOUT_ITEMS.has(entry.type) ? { ...entry, metadata: { ...entry.metadata, items } } : entry;

/** Entry types without an actor: consents are always the shopper's, and the store changes automatic codes. */
const UNSIGNED: ReadonlySet<HistoryEntry['type']> = new Set([
  'couponReplaced',
  'couponExpired',
  'dataUsagePermission',
]);

const signed = (entry: HistoryEntry, change: CartChange, by: string | null): HistoryEntry => {
  const cameByItself = entry.type === 'couponSet' && change.couponIsAutomatic === true;
  const isNobodys = by === null && (cameByItself || UNSIGNED.has(entry.type));
  return isNobodys || entry.metadata?.by !== undefined
    ? entry
    : { ...entry, metadata: { ...entry.metadata, by } };
};

/** Every line that changed. */
const changedItems = (
  before: readonly CartLine[],
  after: readonly CartLine[] | undefined,
  titleOf: LogFacts['titleOf'],
): ItemChange[] => {
  if (!after) return [];
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [was, is] = [before, after].map((lines) => lines.find((line) => line.id === id));
    const line = is ?? was;
    if (!line || isSame(was, is)) return [];
    const title = titleOf(line.productId);
    return [{ itemIdentifier: id, title, before: was?.quantity ?? 0, after: is?.quantity ?? 0 }];
  });
};

const isSame = (was: CartLine | undefined, is: CartLine | undefined): boolean =>
  was?.quantity === is?.quantity &&
  was?.productId === is?.productId &&
  JSON.stringify(was?.properties) === JSON.stringify(is?.properties);
