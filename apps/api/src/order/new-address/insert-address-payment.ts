import type { CartView } from '@counterpane/contract/cart/carts';
import { formatMessages } from '@counterpane/messages/format-message';
import { money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import type { DraftExtra } from '@counterpane/rules/pricing/draft';
import type { RefundedLine } from '@counterpane/rules/refunds/line-worth';
import { contextOf } from '../../cart/carts/cart-context.ts';
import { carts } from '../../cart/carts/tables.ts';
import { extrasView } from '../../cart/view/line-view.ts';
import { writingOf } from '../../catalogue/language-of.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId, newShortId } from '../../http/ids.ts';
import { setCreditAside } from '../credit/spend-credit.ts';
import type { OrderDeps } from '../deps.ts';
import { addressOf } from '../exchanges/price-piece.ts';
import { insertOrder, type Order } from '../orders/store.ts';
import { type OrderWords, orderSnapshot } from '../placing/order-snapshot.ts';
import { orderTexts } from '../placing/order-texts.ts';
import { newReservation } from '../reservations/stored-reservation.ts';

interface AddressSale {
  readonly order: Order;
  /** The way to pay by which a rest is paid; null where there is none. */
  readonly cardPage: string | null;
  readonly creditAccountId: string | null;
}

interface DearerPlan {
  readonly shippingDetails: Order['frozen']['shippingDetails'];
  readonly more: { readonly amount: number };
  readonly fromCredit: { readonly amount: number };
  readonly repriced: readonly RefundedLine[];
}

/**
 * The order of what another address costs more: no goods, and the taxes and fees by which it differs. It waits for its payment, and
 * holds the address that it is for [R062].
 */
export const insertAddressPayment = async (
  tx: Queries,
  { clock, catalogue }: OrderDeps,
  { order, cardPage, creditAccountId }: AddressSale,
  { shippingDetails, more, fromCredit, repriced }: DearerPlan,
): Promise<Order> => {
  const { storefront, visitorId, email, currency, addressKey, frozen } = order;
  const now = isoNow(clock);
  const cartId = newId();
  await tx
    .insert(carts)
    .values({ id: cartId, storefront, visitorId, lines: [], status: 'ordered', createdAt: now });
  const words = differenceWords(catalogue.getStorefront(storefront), repriced, now);
  const { metadata, billingDetails } = frozen;
  const snapshot = orderSnapshot(
    words.first,
    words.others,
    { lines: [] },
    {
      shippingAddress: addressOf(shippingDetails),
      billingAddress: addressOf(billingDetails),
      ...{ billingProvider: cardPage ?? frozen.billingProvider, journey: 'address', extraData: {} },
      metadata: 'lang' in metadata ? { lang: String(metadata.lang) } : {},
    },
    now,
  );
  const made = await insertOrder(
    tx,
    {
      ...{ id: newId(), shortId: newShortId(), storefront, visitorId, addressKey, email, currency },
      ...{ cartId, cartVersion: 1, status: 'awaiting_payment', totalCents: more.amount },
      ...{ creditCents: fromCredit.amount, creditAccountId: fromCredit.amount > 0 ? creditAccountId : null },
      requestHash: `address of ${order.id}`,
      frozen: {
        ...snapshot,
        ...{ shippingDetails, billingDetails },
        addressOf: { shortId: order.shortId, orderId: order.id },
      },
      stockIsReserved: false,
      // It is no purchase that analytics are told of.
      ...{ createdAt: now, analyticsReportedAt: now },
      ...newReservation(clock.now()),
    },
    [],
  );
  if (fromCredit.amount > 0) await setCreditAside(tx, made);
  return made;
};

const TITLES = { taxes: 'Taxes', wgs: 'White glove service', disposal: 'Recycling Fee' } as const;

/** What lines cost more, as the rows of an order without any; a row may be below 0. */
const extrasOf = (repriced: readonly RefundedLine[]): DraftExtra[] =>
  (['wgs', 'taxes', 'disposal'] as const)
    .map((sku) => ({
      ...{ sku, title: TITLES[sku], included: 0 },
      amount: -sum(repriced.map((line) => (sku === 'taxes' ? line.taxCents : (line.fees?.[sku] ?? 0)))),
    }))
    .filter(({ amount }) => amount !== 0);

/** The same in every language of the storefront. */
const differenceWords = (storefront: Storefront, repriced: readonly RefundedLine[], now: string) => {
  const { currency, language, otherLanguages } = storefront.definition;
  const { first, others } = orderTexts(
    contextOf(
      { storefront, findProduct: storefront.findProduct, usedUpCode: null, availableByItem: new Map(), now },
      null,
    ),
  );
  const extras = extrasOf(repriced);
  const more = sum(extras.map(({ amount }) => amount));
  const withExtras = ({ cart, policies }: OrderWords, spoken: string): OrderWords => ({
    policies,
    cart: {
      ...cart,
      // A body with its messages said is the view that a client would read.
      extras: formatMessages(
        extrasView(extras, currency),
        writingOf(storefront.inLanguage(spoken)),
      ) as CartView['extras'],
      totalPrice: money(more, currency),
    },
  });
  return {
    first: withExtras(first, language),
    others: Object.fromEntries(
      otherLanguages.flatMap((spoken) => {
        const words = others[spoken];
        return words ? [[spoken, withExtras(words, spoken)] as const] : [];
      }),
    ),
  };
};
