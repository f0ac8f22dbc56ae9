import { shortLines } from '@counterpane/rules/cart/short-lines';
import { splitLines } from '@counterpane/rules/cart/split-lines';
import { and, eq, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { rememberByObjects } from '../../catalogue/remembered/remember-by-objects.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { coupons, stock } from '../../catalogue/tables.ts';
import { type CartContext, contextOf } from './cart-context.ts';
import type { CartReads } from './order-facts.ts';
import { findRestocked, withReservedUnits } from './reserved-stock.ts';
import type { Cart } from './store.ts';
import { carts } from './tables.ts';

/** A visitor at a storefront. A visitor without a cookie (null) has no cart. */
interface Visitor {
  readonly visitorId: string | null;
  readonly storefront: Storefront;
}

interface CartQuery {
  /** ISO time. */
  readonly now: string;
  /** The stock items that are about to be chosen. */
  readonly items?: readonly string[];
}

/** The visitor's open cart with all that decides about it, read in one statement [K3]. */
export const loadCart = async (
  reads: CartReads,
  { visitorId, storefront }: Visitor,
  { now, items = [] }: CartQuery,
): Promise<CartContext> => {
  if (visitorId === null) return contextOfRow(null, storefront, { now });
  const [row] = await openCartQuery(reads).execute({ visitorId, storefront: storefront.key, items });
  return contextOfRow(row ?? null, storefront, { now });
};

/** The same with something `also` that is read beside it: a subquery. */
export const loadCartWith = async <Also>(
  reads: CartReads,
  { visitorId, storefront }: Visitor,
  { now }: Pick<CartQuery, 'now'>,
  also: SQL<Also>,
): Promise<{ readonly context: CartContext; readonly also: Also | null }> => {
  if (visitorId === null) return { context: contextOfRow(null, storefront, { now }), also: null };
  const [row] = await selectRow(reads, isOpenOf(visitorId, storefront.key), sql`false`, also);
  // Drizzle does not convert the value of a raw subquery, so its type is asserted.
  return {
    context: contextOfRow(row ?? null, storefront, { now }),
    also: (row?.also ?? null) as Also | null,
  };
};

/**
 * The context of a cart that was read already: locked for its order, or one that staff are in. Costs a statement only
 * where its code is limited or something in it looks gone or short.
 */
export const contextOfStored = async (
  reads: CartReads,
  cart: Cart,
  storefront: Storefront,
  query: { readonly now: string; readonly realStock?: ReadonlyMap<string, number> },
): Promise<CartContext> => {
  const isPlain = limitOf(cart, storefront) === null && !looksShort(cart, storefront);
  const [row] = isPlain ? [] : await selectRow(reads, eq(carts.id, cart.id), sql`false`, sql`null`);
  return contextOfRow({ ...NOTHING_READ, ...row, cart }, storefront, query);
};

interface Row {
  readonly cart: Cart | null;
  readonly redemptions: number | null;
  readonly reserved: Readonly<Record<string, number>>;
  readonly stock: readonly { readonly item: string; readonly free: number; readonly backOrder: boolean }[];
}

const NOTHING_READ = { redemptions: null, reserved: {}, stock: [] };

const isOpenOf = (visitorId: string | Placeholder, storefront: string | Placeholder) =>
  and(eq(carts.visitorId, visitorId), eq(carts.storefront, storefront), eq(carts.status, 'open'));

/** Every write of a cart asks for it, and Drizzle made its text in about a sixth of the time of adding. */
const openCartQuery = (reads: CartReads) => openCartQueries([reads.db], () => prepareOpenCart(reads));

// Without a name: a pool in front of the database may give each statement another connection.
const prepareOpenCart = (reads: CartReads) => {
  const isItem = sql`${stock.item} = any(${sql.placeholder('items')})`;
  const isTheirs = isOpenOf(sql.placeholder('visitorId'), sql.placeholder('storefront'));
  return selectRow(reads, isTheirs, isItem, sql`null`).prepare('');
};

const openCartQueries = rememberByObjects<ReturnType<typeof prepareOpenCart>>();

/** A cart with what is reserved for it, the stock of items about to be chosen, and something `also`. */
const selectRow = ({ db, orders }: CartReads, which: SQL | undefined, isItem: SQL, also: SQL) => {
  const isLimited = db
    .select({ code: coupons.code })
    .from(coupons)
    .where(and(eq(coupons.code, carts.couponCode), isNotNull(coupons.maxRedemptions)));
  const touched = db
    .select({
      all: sql`coalesce(json_agg(json_build_object(
        'item', ${stock.item}, 'free', ${stock.available} + (${orders.reservedUnits(db, carts.id)}),
        'backOrder', ${stock.backOrder})), '[]')`,
    })
    .from(stock)
    .where(isItem);
  return (
    db
      .select({
        cart: carts,
        redemptions: sql<number | null>`case when exists (${isLimited})
        then (${orders.redemptions(db, carts.couponCode, carts.id)})::int end`,
        reserved: sql<Row['reserved']>`(${orders.reservedStock(db, carts.id)})`,
        stock: sql<Row['stock']>`(${touched})`,
        also: sql<unknown>`(${also})`,
      })
      // One row even without a cart: the stock of the items about to be chosen is read in any case.
      .from(sql`(select 1) as one`)
      .leftJoin(carts, which ?? sql`false`)
  );
};

const contextOfRow = (
  row: Row | null,
  storefront: Storefront,
  { now, realStock = new Map() }: { readonly now: string; readonly realStock?: ReadonlyMap<string, number> },
): CartContext => {
  const cart = row?.cart ?? null;
  const free = (row?.stock ?? []).map(
    ({ item, free, backOrder }) => [item, backOrder ? Number.POSITIVE_INFINITY : free] as const,
  );
  const limit = limitOf(cart, storefront);
  const isUsedUp = limit !== null && (row?.redemptions ?? 0) >= limit;
  return contextOf(
    {
      storefront,
      findProduct: findRestocked(productsFor(cart, row?.reserved ?? {}, storefront), realStock),
      usedUpCode: isUsedUp ? (cart?.couponCode ?? null) : null,
      availableByItem: new Map(free),
      now,
    },
    cart,
  );
};

/**
 * Units that the cart's own unpaid order reserves count as available to it: its shopper must not read that they are
 * sold out.
 */
const productsFor = (cart: Cart | null, reserved: Row['reserved'], { findProduct }: Storefront) => {
  const isNeeded = cart && Object.keys(reserved).length > 0 && looksShort(cart, { findProduct });
  return isNeeded ? withReservedUnits(findProduct, reserved) : findProduct;
};

/** Whether something in a cart is gone or short by what the catalogue knows. */
const looksShort = ({ lines }: Cart, { findProduct }: Pick<Storefront, 'findProduct'>): boolean => {
  const { sellable, gone } = splitLines(lines, findProduct);
  return gone.length > 0 || shortLines(sellable, findProduct).length > 0;
};

/** How often the code of a cart may be used; null where that is not limited. */
const limitOf = (cart: Cart | null, { findCoupon }: Storefront): number | null =>
  (cart?.couponCode ? findCoupon(cart.couponCode)?.limit : null) ?? null;
