import { type Money, money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import { decideExchange, exchangeChoices } from '@counterpane/rules/returns/decide-exchange';
import type { ExchangeRefusalCode } from '@counterpane/rules/returns/exchange-refusals';
import type { SavedTaxRate } from '../../cart/checkout/saved-checkout.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import type { OrderContents } from '../cancellations/ordered-lines.ts';
import { type CreditOwner, creditForCart } from '../credit/store.ts';
import type { OrderDeps } from '../deps.ts';
import type { FrozenItem } from '../orders/goods-of.ts';
import type { Order } from '../orders/store.ts';
import { planReturn, type ReturnPlan } from '../returns/plan-return.ts';
import { type PricedPiece, pricePiece } from './price-piece.ts';

interface Chosen {
  readonly itemIdentifier: string;
  readonly sku: string;
}

/** What goes, what comes for it, and what comes back. */
export interface ExchangePlan {
  readonly returned: ReturnPlan;
  readonly piece: PricedPiece;
  readonly back: Money;
  /** What store credit pays of what comes. */
  readonly fromCredit: Money;
  /** What is paid by card, before anything is exchanged. */
  readonly toPay: Money;
}

/** What is known before an exchange is planned. */
export interface ExchangeFacts {
  /** In the language that choices are read in. */
  readonly storefront: Storefront;
  readonly taxRate: SavedTaxRate | null;
  /** Whose store credit can pay what costs more; null where its owner has not signed in, or there is none here. */
  readonly creditOwner: CreditOwner | null;
  /** The way to pay by which a card pays the rest, on the page of its company; null where there is none. */
  readonly cardPage: string | null;
}

type Knows = Pick<OrderDeps, 'providers' | 'clock'>;

/** What can be had for an item of an order now. What came in exchange itself is sent back, and not exchanged once more [R050]. */
export const choicesFor = (
  { order }: Pick<OrderContents, 'order'>,
  { sku, product, isGift }: FrozenItem,
  { entries }: Pick<Storefront, 'entries'>,
): ReturnType<typeof exchangeChoices> =>
  order.frozen.exchangeOf || isGift
    ? []
    : exchangeChoices(
        entries.map((entry) => entry.product),
        { productName: product.name, sku },
      );

/** One unit of a line as a return: what it is worth. */
export const planReturned = async (
  db: Queries,
  deps: Knows,
  contents: OrderContents,
  itemIdentifier: string,
): ReturnType<typeof planReturn> => {
  const planned = await planReturn(db, deps, contents, [{ itemIdentifier, quantity: 1 }]);
  if (!planned.ok || planned.change.refundable === null) return planned;
  const { refund, refundable } = planned.change;
  // Money that is only held, was store credit, or paid for an address cannot pay for another order: its refunds go to this one's payment.
  const { charged, others, held } = refundable;
  const own = charged.amount - sum(others.map(({ cents }) => cents));
  const isCharged = held.amount === 0 && refund.amount <= own;
  return isCharged ? planned : refuse({ code: 'return_by_phone' });
};

/** Decides an exchange: what is shown before and what is done then are this same function [R050]. */
export const planExchange = async (
  db: Queries,
  deps: Knows,
  contents: OrderContents,
  { itemIdentifier, sku }: Chosen,
  { storefront, taxRate, creditOwner, cardPage }: ExchangeFacts,
): Promise<Decision<ExchangePlan, ExchangeRefusalCode>> => {
  const { order } = contents;
  const item = order.frozen.cart.items.find((one) => one.itemIdentifier === itemIdentifier);
  const choice = item && choicesFor(contents, item, storefront).find(({ variant }) => variant.sku === sku);
  if (!choice) return refuse({ code: 'exchange_unavailable' });
  const returned = await planReturned(db, deps, contents, itemIdentifier);
  if (!returned.ok) return returned;
  const piece = pricePiece({ order, storefront, taxRate, now: isoNow(deps.clock) }, choice);
  const credit = await creditFor(db, order, creditOwner);
  const decision = decideExchange({
    ...{ worth: returned.change.refund, cost: piece.cost, credit },
    isPayable: cardPage !== null,
  });
  return decision.ok ? accept({ returned: returned.change, piece, ...decision.change }) : decision;
};

/** What an owner of store credit can pay with. */
export const creditFor = async (
  db: Queries,
  { currency }: Pick<Order, 'currency'>,
  owner: CreditOwner | null,
): Promise<Money> => money(owner ? await creditForCart(db, owner, null) : 0, currency);
