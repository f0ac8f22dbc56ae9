import type { RequestExchange } from '@counterpane/contract/orders/exchanges';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { ExchangeRefusalCode } from '@counterpane/rules/returns/exchange-refusals';
import { carts } from '../../cart/carts/tables.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId, newShortId } from '../../http/ids.ts';
import { lockContents } from '../cancellations/load-contents.ts';
import { sellCredit, setCreditAside } from '../credit/spend-credit.ts';
import { type CreditOwner, findCreditAccount, lockCreditAccount } from '../credit/store.ts';
import type { OrderDeps } from '../deps.ts';
import { insertOrder, lockOrder, type Order } from '../orders/store.ts';
import { type OrderWords, orderSnapshot } from '../placing/order-snapshot.ts';
import { orderTexts } from '../placing/order-texts.ts';
import { reserveStock, sellStock } from '../reservations/stock.ts';
import { newReservation } from '../reservations/stored-reservation.ts';
import { storeReturn } from '../returns/request-return.ts';
import { findReturn } from '../returns/store.ts';
import { type ExchangeFacts, type ExchangePlan, planExchange } from './plan-exchange.ts';
import { addressOf } from './price-piece.ts';
import { transferWorth } from './transfer-worth.ts';

type Refusal = RefusalOf<ExchangeRefusalCode>;

/**
 * Exchanges a unit of a line for the difference that was seen: the old piece is a return from now on, the new one an order of
 * its own that is paid with it. The same request sent again changes nothing. Null when it is done.
 */
export const requestExchange = async (
  deps: OrderDeps,
  orderId: string,
  asked: RequestExchange,
  facts: ExchangeFacts,
): Promise<Refusal | null> => {
  const { itemIdentifier, reason, back, fromCredit } = asked;
  const done = await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { code: 'order_not_found', orderId } as const;
    const known = await findReturn(tx, asked.id);
    if (known?.orderId === orderId) return false;
    const contents = await lockContents(tx, deps, order);
    const creditAccountId = facts.creditOwner && (await lockCreditOf(tx, facts.creditOwner));
    const planned = await planExchange(tx, deps, contents, asked, facts);
    if (!planned.ok) return planned.refusal;
    const plan = planned.change;
    // An id of another order's is none that its preview answered.
    if (known || plan.back.amount !== back) return { code: 'refund_changed', refund: plan.back } as const;
    if (plan.fromCredit.amount !== fromCredit)
      return { code: 'exchange_changed', more: plan.fromCredit } as const;
    // The catalogue may be a moment old: stock is asked before the first write, which a refusal would not undo.
    const reserved = await reserveStock(tx, plan.piece.variant.demand);
    if (!reserved.ok) return { code: 'exchange_unavailable' } as const;
    const sale = { order, returnId: asked.id, creditAccountId, exchangeCents: centsFromOld(plan) };
    const made = await insertExchanged(tx, deps, sale, plan);
    await storeReturn(
      tx,
      deps,
      contents,
      { ...asked, lines: [{ itemIdentifier, quantity: 1, reason }], photos: [] },
      { ...plan.returned, refund: plan.back },
      { exchangeOrderId: made.id, exchangeCents: sale.exchangeCents },
    );
    return reserved.crossed;
  });
  if (typeof done === 'object') return done;
  if (done) deps.catalogue.announceChange();
  return null;
};

/** What comes back of the old piece and pays for the new one. */
const centsFromOld = ({ piece, fromCredit }: ExchangePlan): number => piece.cost.amount - fromCredit.amount;

/** Null for who has never had any. */
const lockCreditOf = async (tx: Queries, owner: CreditOwner): Promise<string | null> => {
  const id = await findCreditAccount(tx, owner);
  if (id !== null) await lockCreditAccount(tx, id);
  return id;
};

interface ExchangeSale {
  /** Of the old piece. */
  readonly order: Order;
  readonly returnId: string;
  readonly creditAccountId: string | null;
  readonly exchangeCents: number;
}

/** The order of the new piece: paid with what comes back of the old one, and with store credit for the rest; its stock is sold. */
const insertExchanged = async (
  tx: Queries,
  { clock }: OrderDeps,
  { order, returnId, creditAccountId, exchangeCents }: ExchangeSale,
  { piece, fromCredit }: ExchangePlan,
): Promise<Order> => {
  const { cost, context, variant } = piece;
  const { storefront, visitorId, email, currency, addressKey } = order;
  const now = isoNow(clock);
  const { id: cartId, lines } = context.cart ?? { id: newId(), lines: [] };
  await tx
    .insert(carts)
    .values({ id: cartId, storefront, visitorId, lines, status: 'ordered', createdAt: now });
  const made = await insertOrder(
    tx,
    {
      ...{ id: newId(), shortId: newShortId(), storefront, visitorId, addressKey, email, currency },
      ...{ cartId, cartVersion: 1, status: 'paid', totalCents: cost.amount },
      ...{ creditCents: fromCredit.amount, creditAccountId: fromCredit.amount > 0 ? creditAccountId : null },
      requestHash: `exchange ${returnId}`,
      frozen: frozenExchange(order, piece, now),
      stockIsReserved: false,
      // It is no purchase that analytics are told of.
      ...{ createdAt: now, analyticsReportedAt: now },
      ...newReservation(clock.now()),
    },
    variant.demand,
  );
  await transferWorth(tx, { returnId, from: order, to: made, cents: exchangeCents, isUndone: false });
  if (fromCredit.amount > 0) await setCreditAside(tx, made);
  await sellCredit(tx, made);
  await sellStock(tx, made.id);
  return made;
};

const frozenExchange = (
  { frozen, shortId }: Order,
  { context }: ExchangePlan['piece'],
  now: string,
): Order['frozen'] => {
  const { first, others } = orderTexts(context);
  const told = Object.entries(others).map(([language, words]) => [language, withoutGifts(words)]);
  const priced = { lines: context.price().lines.filter(({ isGift }) => !isGift) };
  const { billingProvider, metadata, shippingDetails, billingDetails } = frozen;
  const snapshot = orderSnapshot(
    withoutGifts(first),
    Object.fromEntries(told),
    priced,
    {
      shippingAddress: addressOf(shippingDetails),
      billingAddress: addressOf(billingDetails),
      ...{ billingProvider, journey: 'exchange', extraData: {} },
      metadata: 'lang' in metadata ? { lang: String(metadata.lang) } : {},
    },
    now,
  );
  return { ...snapshot, shippingDetails, billingDetails, exchangeOf: { shortId } };
};

/** What comes free with a purchase came with the old piece. */
const withoutGifts = ({ cart, policies }: OrderWords): OrderWords => {
  const items = cart.items.filter(({ isGift }) => !isGift);
  const own = new Set(items.map(({ itemIdentifier }) => itemIdentifier));
  return {
    cart: { ...cart, items },
    policies: policies.filter(({ itemIdentifier }) => own.has(itemIdentifier)),
  };
};
