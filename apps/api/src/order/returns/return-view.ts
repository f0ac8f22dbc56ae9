import type { OrderReturns, ReturnPreviewBody, ShownReturn } from '@counterpane/contract/orders/returns';
import { money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { centsToPay } from '@counterpane/rules/orders/spend-credit';
import { feeWeights, isDoneOnDelivery } from '@counterpane/rules/refunds/fee-weights';
import { returnableUnits } from '@counterpane/rules/returns/decide-return';
import { returnReasons } from '@counterpane/rules/returns/return-reasons';
import { canReturnMove } from '@counterpane/rules/returns/return-states';
import { isoOf } from '../../database/when.ts';
import { newId } from '../../http/ids.ts';
import type { OrderContents } from '../cancellations/ordered-lines.ts';
import { givesCredit } from '../credit/gives-credit.ts';
import type { Exchange } from '../exchanges/find-exchanges.ts';
import { mayUndo } from '../exchanges/undo-exchange.ts';
import { type FrozenItem, goodsOfItem } from '../orders/goods-of.ts';
import { isUnpaid } from '../orders/is-unpaid.ts';
import { orderInLanguage } from '../orders/order-in-language.ts';
import type { Order } from '../orders/store.ts';
import { type Photo, photosFor } from '../photos/store.ts';
import { refundedCharges } from '../refunds/refunded-charges.ts';
import type { Refund } from '../refunds/store.ts';
import { deliveredLines } from './delivered-lines.ts';
import type { ReturnPlan } from './plan-return.ts';
import { isMattress } from './request-return.ts';
import type { Return } from './store.ts';

type Goods = Pick<OrderContents, 'order' | 'storefront'>;

/** A return before it is asked for, in a language of the order. */
export const returnPreview = (
  goods: Goods,
  language: string,
  { going, refunded, givenBefore, refund }: ReturnPlan,
): ReturnPreviewBody => {
  const { frozen, currency } = goods.order;
  const { items, extras } = orderInLanguage(frozen, language).cart;
  const cents = (amount: number) => money(amount, currency);
  return {
    id: newId(),
    lines: items.flatMap(({ itemIdentifier, product, isGift }) => {
      const gone = going.find((one) => one.itemIdentifier === itemIdentifier);
      const back = refunded.find((one) => one.itemIdentifier === itemIdentifier);
      const facts = { itemIdentifier, title: product.title, isGift, amount: cents(back?.amountCents ?? 0) };
      return gone ? [{ ...facts, quantity: gone.quantity }] : [];
    }),
    charges: refundedCharges(extras, refunded).map((charge) => ({
      title: charge.title,
      amount: cents(charge.cents),
    })),
    taxes: cents(sum(refunded.map(({ taxCents }) => taxCents))),
    givenBefore: cents(givenBefore),
    refund,
    services: extras
      .filter(({ sku, pricing }) => pricing.price.amount > 0 && isDoneFor(goods, going, sku))
      .map(({ product }) => product.title),
    hasMattress: going.some(({ itemIdentifier }) => isMattress(goods, itemIdentifier)),
    mayBeCredit: refund.amount > 0 && givesCredit(goods.storefront),
  };
};

/** Whether a service that is done by now was charged for something that goes back. */
const isDoneFor = ({ order, storefront }: Goods, going: ReturnPlan['going'], sku: string): boolean =>
  isDoneOnDelivery(sku) &&
  order.frozen.cart.items.some((item) => {
    const { kind } = goodsOfItem(order.frozen, item, storefront);
    const weights = feeWeights({ kind, isGift: item.isGift, pieces: 1 });
    return (weights[sku] ?? 0) > 0 && going.some((one) => one.itemIdentifier === item.itemIdentifier);
  });

/** What is known beside the order. */
interface ReturnFacts {
  readonly refunds: readonly Refund[];
  readonly photos: readonly Photo[];
  readonly exchanges: readonly ShownExchange[];
  /** Whether there is something that an item can be exchanged for. */
  mayExchange(item: FrozenItem): boolean;
  /** An ISO day. */
  readonly today: string;
}

interface ShownExchange extends Exchange {
  /** Whether who asks may open its order. */
  readonly mayOpen: boolean;
}

/** What of an order can be sent back, until when, and what is on its way. */
export const orderReturns = (
  contents: OrderContents,
  language: string,
  { refunds, photos, exchanges, mayExchange, today }: ReturnFacts,
): OrderReturns => {
  const { order, storefront, returns, now } = contents;
  const { items } = orderInLanguage(order.frozen, language).cart;
  const lines = deliveredLines(contents);
  return {
    lines: items.flatMap((item) => {
      const line = lines.find(({ itemIdentifier }) => itemIdentifier === item.itemIdentifier);
      if (!line || line.cancelled >= line.quantity) return [];
      const { units, bar } = returnableUnits(line, today);
      return [
        {
          itemIdentifier: item.itemIdentifier,
          title: item.product.title,
          options: item.properties.map(({ title }) => title).join(', '),
          window: line.window,
          returnable: order.status === 'paid' ? units : 0,
          bar,
          reasons: [...returnReasons(goodsOfItem(order.frozen, item, storefront).kind)],
          mayExchange: units > 0 && mayExchange(item),
        },
      ];
    }),
    returns: returns.map((one) => ({
      ...shownReturn(order, language, one, {
        refunds,
        exchange: exchanges.find(({ returnId }) => returnId === one.id) ?? null,
        now,
      }),
      photos: photosFor(photos, one),
    })),
  };
};

/** A return as its customer sees it. */
const shownReturn = (
  { frozen }: Pick<Order, 'frozen'>,
  language: string,
  made: Return,
  {
    refunds,
    exchange,
    now,
  }: {
    readonly refunds: readonly Refund[];
    readonly exchange: ShownExchange | null;
    readonly now: number;
  },
): Omit<ShownReturn, 'photos'> => ({
  id: made.id,
  status: exchange?.order.status === 'cancelled' ? 'unpaid' : stateOf(made, refunds),
  lines: orderInLanguage(frozen, language).cart.items.flatMap(({ itemIdentifier, product, isGift }) => {
    const line = (made.came ?? made.lines).find((one) => one.itemIdentifier === itemIdentifier);
    return line ? [{ title: product.title, quantity: line.quantity, isGift }] : [];
  }),
  isDonated: made.isDonated,
  told: made.told,
  collectOn: made.collectOn,
  labelUrl: made.labelUrl,
  refund: money(made.refundCents, made.currency),
  toCredit: made.toCredit,
  exchange: exchange && shownExchange(exchange, language),
  mayCancel: canReturnMove(made.status, 'cancelled') && (exchange === null || mayCallOff(exchange, now)),
  createdAt: isoOf(made.createdAt),
});

/** A payment that is under way is decided first. */
const mayCallOff = ({ order, shipments }: ShownExchange, now: number): boolean =>
  (order.status === 'paid' || isUnpaid(order)) && mayUndo({ shipments, now });

const shownExchange = (
  { order, mayOpen }: ShownExchange,
  language: string,
): NonNullable<ShownReturn['exchange']> => {
  const [item] = orderInLanguage(order.frozen, language).cart.items;
  return {
    ...{ orderId: order.id, shortId: order.shortId, mayOpen },
    title: item?.product.title ?? '',
    options: item?.properties.map(({ title }) => title).join(', ') ?? '',
    toPay: isUnpaid(order) ? money(centsToPay(order), order.currency) : null,
  };
};

/** How far its money is follows from its refund. */
const stateOf = ({ status, refundId }: Return, refunds: readonly Refund[]): ShownReturn['status'] => {
  if (status !== 'received') return status;
  const refund = refunds.find(({ id }) => id === refundId);
  return refundId === null || refund?.status === 'succeeded' ? 'refunded' : 'received';
};
