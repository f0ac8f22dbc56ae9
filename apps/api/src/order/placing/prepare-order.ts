import type { CreateOrderBody } from '@counterpane/contract/orders/orders';
import type { GoneLine } from '@counterpane/rules/cart/split-lines';
import { type Money, money, sameMoney } from '@counterpane/rules/money/money';
import { creditToSpend } from '@counterpane/rules/orders/spend-credit';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import type { MethodRefusalCode, RegionRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { type CartContext, changedContext } from '../../cart/carts/cart-context.ts';
import { contextOfStored } from '../../cart/carts/load-cart.ts';
import type { Person } from '../../cart/carts/order-facts.ts';
import type { Cart, CartChange } from '../../cart/carts/store.ts';
import { addedToNone } from '../../cart/checkout/cart-addition.ts';
import type { SavedTaxRate } from '../../cart/checkout/saved-checkout.ts';
import { enforceFirstTime } from '../../cart/coupons/enforce-first-time.ts';
import { enforceFirstOrder } from '../../cart/coupons/first-order-promotion.ts';
import { findMethodRefusal } from '../../cart/payment-methods/method-availability.ts';
import { withAddress } from '../../cart/region/region-of.ts';
import { withFoundRate } from '../../cart/taxes/saved-tax-rate.ts';
import { cartView } from '../../cart/view/cart-view.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId, newShortId } from '../../http/ids.ts';
import { type AdditionRefusalCode, decideCartAddition } from '../additions/decide-cart-addition.ts';
import { setCreditAside } from '../credit/spend-credit.ts';
import { type CreditOwner, creditCentsOf, findCreditAccount, lockCreditAccount } from '../credit/store.ts';
import type { OrderDeps } from '../deps.ts';
import { findPlacedOrders, insertOrder, lockOpenCart, type Order, ordersOfCart } from '../orders/store.ts';
import { reserveStock } from '../reservations/stock.ts';
import { isTooLateToPay, newReservation } from '../reservations/stored-reservation.ts';
import { findOverReserved } from '../reservations/unpaid-units.ts';
import { cancelSupersededOrders } from './cancel-superseded-orders.ts';
import { checkoutOfOrder } from './checkout-of-order.ts';
import { demandOfPriced } from './demand.ts';
import { withNumberOfPayments } from './number-of-payments.ts';
import { orderSnapshot } from './order-snapshot.ts';
import { orderTexts } from './order-texts.ts';
import { redeemCoupon } from './redemptions.ts';
import { requestHashOf } from './request-hash.ts';
import { validateOrderAddresses } from './validate-order-addresses.ts';

/** Who places an order; the key stands for the client's address, null where addresses are not counted. */
type Placer = Pick<Order, 'visitorId' | 'addressKey' | 'visit'>;

/** Facts looked up before the transaction. */
export interface PreloadedFacts {
  /** The tax where the order goes, as a service says it; null where the own table counts. */
  readonly taxRate: SavedTaxRate | null;
  /**
   * Whether the person may be looked up for a code for first orders; without it such a code is taken off. Null while
   * nobody has asked, because looking up is counted.
   */
  readonly mayCheckFirstTime: boolean | null;
  /** Units of the items that only gifts were short of. */
  readonly realStock: ReadonlyMap<string, number>;
  /** Whose store credit is spent: of who is signed in [R051]. */
  readonly creditOwner: CreditOwner | null;
}

/** Whom a body is about, as the first-time check knows people. */
export const personOf = ({ email, shippingAddress: { phone, zip } }: CreateOrderBody): Person => ({
  email,
  phone,
  zip,
});

/** Why a cart does not become an order. */
export type PlacingRefusalCode =
  | MethodRefusalCode
  | RegionRefusalCode
  | 'cart_empty'
  | 'not_purchasable'
  | 'price_changed'
  | 'stale_version'
  | 'coupon_used_up'
  | 'insufficient_stock'
  | 'too_many_unpaid'
  | 'payment_in_progress'
  | 'credit_changed'
  | AdditionRefusalCode;

type PlacingRefusal = RefusalOf<PlacingRefusalCode>;

export type Prepared =
  | { readonly ok: true; readonly order: Order; readonly isNew: boolean; readonly stockChanged: boolean }
  | {
      readonly ok: false;
      readonly refusal: PlacingRefusal;
      /** What is to be saved of the cart although the order was refused. */
      readonly afterwards?: { readonly cart: Cart; readonly change: CartChange };
      /** Only gifts are short of an item: with so many of it as there really are the order can be placed. */
      readonly shortGift?: { readonly item: string; readonly available: number };
      /** Whether the person may be looked up has to be known. */
      readonly asksFirstTime?: boolean;
    };

const no = (refusal: PlacingRefusal) => ({ ok: false, refusal }) as const;
const known = (order: Order) => ({ ok: true, order, isNew: false, stockChanged: false }) as const;

/**
 * PREPARE [R005]: in one transaction lock the cart, price it again, compare with the total
 * that the shopper saw, set the stock aside and create the order with its frozen receipt. The same
 * cart version placed again answers the same order, whatever has changed since [L9].
 */
export const prepareOrder = async (
  tx: Queries,
  deps: OrderDeps,
  placer: Placer,
  storefront: Storefront,
  body: CreateOrderBody,
  { taxRate, mayCheckFirstTime, realStock, creditOwner }: PreloadedFacts,
): Promise<Prepared> => {
  const { visitorId } = placer;
  const stored = await lockOpenCart(tx, visitorId, storefront.key);
  if (!stored) return replayOr(tx, visitorId, body, { code: 'cart_empty' });
  const requestHash = requestHashOf(stored.id, body);
  const earlier = await ordersOfCart(tx, stored.id);
  const same = earlier.find(
    (order) => order.requestHash === requestHash && !isTooLateToPay(order, deps.clock.now()),
  );
  if (same) return known(same);

  const reads = { db: tx, orders: deps.orders };
  const now = isoNow(deps.clock);
  const cart = {
    ...stored,
    checkout: withFoundRate(withAddress(stored.checkout, body.shippingAddress), taxRate),
  };
  const ordered = { ...cart, checkout: checkoutOfOrder(cart.checkout, body) };
  const context = await contextOfStored(reads, ordered, storefront, { now, realStock });
  const person = mayCheckFirstTime ? personOf(body) : null;
  const enforced =
    (await enforceFirstTime(reads, context, person)) ?? (await enforceFirstOrder(reads, context, person));
  if (enforced)
    return {
      ...refuseOldPrice(context, cart, enforced, body),
      asksFirstTime: mayCheckFirstTime === null,
    };
  const adding = await decideCartAddition(tx, deps, cart, body);
  if (!adding.ok)
    return { ...adding, afterwards: { cart, change: { checkout: addedToNone(cart.checkout) } } };
  const checked = checkOrder(context, deps, body);
  if (!checked.ok) return checked;
  const way = await cancelSupersededOrders(tx, deps.clock, earlier);
  if (!way.ok) return way;
  const credit = await lockCredit(tx, creditOwner, body.credit);
  if (!credit) return no({ code: 'credit_changed' });

  const { priced, total } = checked;
  const words = orderTexts(context);
  const frozenBody = withNumberOfPayments(body, cart.checkout);
  const demand = demandOfPriced(priced);
  const id = newId();
  const order = await insertOrder(
    tx,
    {
      id,
      shortId: newShortId(),
      storefront: storefront.key,
      ...placer,
      cartId: cart.id,
      cartVersion: cart.version,
      status: 'awaiting_payment',
      email: body.email.trim(),
      totalCents: total.amount,
      currency: total.currency,
      ...credit,
      requestHash,
      ...adding.change.row,
      frozen: {
        ...orderSnapshot(words.first, words.others, priced, frozenBody, now),
        ...adding.change.frozen,
      },
      stockIsReserved: true,
      createdAt: now,
      ...newReservation(deps.clock.now()),
    },
    demand,
  );
  if (priced.coupon?.applied && !(await redeemCoupon(tx, priced.coupon.coupon, { id, email: body.email })))
    return no({ code: 'coupon_used_up', couponCode: priced.coupon.coupon.code });
  if (order.creditCents > 0) await setCreditAside(tx, order);

  // Last, because from here to the commit the stock rows are locked for all other orders.
  const reserved = await reserveStock(tx, demand, way.released);
  if (!reserved.ok) return refuseShort(reserved.item, reserved.available, priced);
  const over = await findOverReserved(tx, placer, demand);
  if (over) return no({ code: 'too_many_unpaid', title: titleOf(over.item, priced), most: over.most });
  return { ok: true, order, isNew: true, stockChanged: reserved.crossed };
};

/** What an order has of the credit that its customer saw, its account locked; null where there is not so much. */
const lockCredit = async (
  tx: Queries,
  owner: CreditOwner | null,
  creditCents: number,
): Promise<Partial<Pick<Order, 'creditCents' | 'creditAccountId'>> | null> => {
  if (creditCents === 0) return {};
  const creditAccountId = owner && (await findCreditAccount(tx, owner));
  if (!creditAccountId) return null;
  await lockCreditAccount(tx, creditAccountId);
  return (await creditCentsOf(tx, creditAccountId)) < creditCents ? null : { creditCents, creditAccountId };
};

/** The total with the code that may stay. The cart changes after this transaction, which a refusal undoes. */
const refuseOldPrice = (
  context: CartContext,
  cart: Cart,
  change: CartChange,
  { expectedTotal }: CreateOrderBody,
) => {
  const { totalPrice } = changedContext(context, change).price();
  const refusal: PlacingRefusal = {
    code: 'price_changed',
    expected: expectedTotal.amount,
    actual: totalPrice,
  };
  return { ok: false, refusal, afterwards: { cart, change } } as const;
};

const replayOr = async (
  tx: Queries,
  visitorId: string,
  body: CreateOrderBody,
  refusal: PlacingRefusal,
): Promise<Prepared> => {
  // The cart of a placed order is closed: its id is only known from the order.
  const placed = await findPlacedOrders(tx, visitorId);
  const order = placed.find(({ cartId, requestHash }) => requestHash === requestHashOf(cartId, body));
  return order ? known(order) : no(refusal);
};

type Checked =
  | { readonly ok: true; readonly priced: PricedCart; readonly total: Money }
  | { readonly ok: false; readonly refusal: PlacingRefusal };

/** Refuses all that can be refused before the first write. */
const checkOrder = (context: CartContext, { providers }: OrderDeps, body: CreateOrderBody): Checked => {
  const { cart: stored, lines, gone, storefront } = context;
  // Sold-out lines are not in the total, so a shopper who has not seen them go is refused because of the changed
  // price.
  if (!stored || lines.length === 0) return no(nothingLeft(gone));
  const fault = validateOrderAddresses(body, context);
  if (fault) return no(fault);

  const priced = context.price();
  const total = money(priced.totalPrice, storefront.definition.currency);
  if (!sameMoney(total, body.expectedTotal))
    return no({ code: 'price_changed', expected: body.expectedTotal.amount, actual: total.amount });
  if (stored.version !== body.cartVersion)
    return no({ code: 'stale_version', expected: body.cartVersion, actual: stored.version });
  // Part of it that no company would charge is never left.
  if (creditToSpend(body.credit, total.amount) !== body.credit) return no({ code: 'credit_changed' });
  const toPay = money(total.amount - body.credit, total.currency);
  const cart = { ...cartView(context, { withExtras: false }), totalPrice: toPay };
  const purchase = { cart, country: body.shippingAddress.country };
  const unusable = findMethodRefusal(body.billingProvider, purchase, storefront, providers);
  return unusable ? no(unusable) : { ok: true, priced, total };
};

const nothingLeft = ([lost]: readonly GoneLine[]): PlacingRefusal =>
  lost ? { code: 'not_purchasable', productID: lost.productId, title: lost.title } : { code: 'cart_empty' };

/**
 * A missing gift must not stop the purchase of the item it comes with: a shortage of gifts alone is reported apart.
 */
const refuseShort = (item: string, available: number, priced: PricedCart): Prepared => {
  const chosen = demandOfPriced({ lines: priced.lines.filter(({ isGift }) => !isGift) });
  const isOnlyGifts = (chosen.find(({ stockItem }) => stockItem === item)?.units ?? 0) <= available;
  const refusal = shortOf(item, available, priced);
  return isOnlyGifts ? { ok: false, refusal, shortGift: { item, available } } : { ok: false, refusal };
};

const shortOf = (item: string, available: number, priced: PricedCart): PlacingRefusal => {
  const line = findLineOf(item, priced);
  const units = line?.variant.demand.find(({ stockItem }) => stockItem === item)?.units ?? 1;
  return {
    code: 'insufficient_stock',
    title: titleOf(item, priced),
    available: Math.max(0, Math.floor(available / units)),
  };
};

const titleOf = (item: string, priced: PricedCart): string =>
  findLineOf(item, priced)?.product.title ?? 'This item';

const findLineOf = (item: string, { lines }: PricedCart) =>
  lines.find(({ variant }) => variant.demand.some(({ stockItem }) => stockItem === item));
