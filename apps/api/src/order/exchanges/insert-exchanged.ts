import { carts } from '../../cart/carts/tables.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId, newShortId } from '../../http/ids.ts';
import { sellCredit, setCreditAside } from '../credit/spend-credit.ts';
import type { OrderDeps } from '../deps.ts';
import { insertOrder, type Order } from '../orders/store.ts';
import { type OrderWords, orderSnapshot } from '../placing/order-snapshot.ts';
import { orderTexts } from '../placing/order-texts.ts';
import { sellStock } from '../reservations/stock.ts';
import { newReservation } from '../reservations/stored-reservation.ts';
import type { ExchangePlan } from './plan-exchange.ts';
import { addressOf } from './price-piece.ts';
import { transferWorth } from './transfer-worth.ts';

interface ExchangeSale {
  /** Of the old piece. */
  readonly order: Order;
  readonly returnId: string;
  readonly creditAccountId: string | null;
  /** What comes back of the old piece and pays for the new one. */
  readonly exchangeCents: number;
  /** The way to pay by which a rest is paid; null where there is none. */
  readonly cardPage: string | null;
}

/**
 * The order of the new piece, its stock reserved: paid with what comes back of the old one, and with store credit, it is sold.
 * One of which a rest is paid by card waits for that, and takes nothing until then.
 */
export const insertExchanged = async (
  tx: Queries,
  { clock }: OrderDeps,
  sale: ExchangeSale,
  { piece, fromCredit, toPay }: ExchangePlan,
): Promise<Order> => {
  const { order, returnId, creditAccountId, exchangeCents, cardPage } = sale;
  const { cost, context, variant } = piece;
  const { storefront, visitorId, email, currency, addressKey, frozen } = order;
  const now = isoNow(clock);
  const isPaid = toPay.amount === 0;
  const billingProvider = isPaid || cardPage === null ? frozen.billingProvider : cardPage;
  const { id: cartId, lines } = context.cart ?? { id: newId(), lines: [] };
  await tx
    .insert(carts)
    .values({ id: cartId, storefront, visitorId, lines, status: 'ordered', createdAt: now });
  const made = await insertOrder(
    tx,
    {
      ...{ id: newId(), shortId: newShortId(), storefront, visitorId, addressKey, email, currency },
      ...{ cartId, cartVersion: 1, status: isPaid ? 'paid' : 'awaiting_payment', totalCents: cost.amount },
      ...{ creditCents: fromCredit.amount, creditAccountId: fromCredit.amount > 0 ? creditAccountId : null },
      exchangeCents,
      requestHash: `exchange ${returnId}`,
      frozen: frozenExchange(sale, piece, { billingProvider, now }),
      stockIsReserved: !isPaid,
      // It is no purchase that analytics are told of.
      ...{ createdAt: now, analyticsReportedAt: now },
      ...newReservation(clock.now()),
    },
    variant.demand,
  );
  if (fromCredit.amount > 0) await setCreditAside(tx, made);
  if (!isPaid) return made;
  await transferWorth(tx, { returnId, from: order, to: made, cents: exchangeCents, isUndone: false });
  await sellCredit(tx, made);
  await sellStock(tx, made.id);
  return made;
};

const frozenExchange = (
  { order: { id, frozen, shortId }, returnId }: ExchangeSale,
  { context }: ExchangePlan['piece'],
  { billingProvider, now }: { readonly billingProvider: string; readonly now: string },
): Order['frozen'] => {
  const { first, others } = orderTexts(context);
  const told = Object.entries(others).map(([language, words]) => [language, withoutGifts(words)]);
  const priced = { lines: context.price().lines.filter(({ isGift }) => !isGift) };
  const { metadata, shippingDetails, billingDetails } = frozen;
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
  return { ...snapshot, shippingDetails, billingDetails, exchangeOf: { shortId, orderId: id, returnId } };
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
