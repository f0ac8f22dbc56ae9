import type { CartBody, CartItemBody } from '@counterpane/contract/cart/carts';
import { summaryRows } from '@counterpane/contract/cart/summary-rows';
import { daysIn, type FormatDays } from '@counterpane/contract/format-days';
import { methodName } from '@counterpane/contract/method-name';
import type { OrderBody } from '@counterpane/contract/orders/orders';
import type { Writing } from '@counterpane/messages/format-message';
import { Message, type MessageOrText, message } from '@counterpane/messages/message';
import { wholeDollars } from '@counterpane/rules/money/display';
import { type Money, money } from '@counterpane/rules/money/money';
import { findMethod } from '@counterpane/rules/payments/methods';
import type { EmailFrame } from '../../email/email.ts';
import { CANADIAN_DOLLARS } from '../../language/canadian-dollars.ts';
import { type Localize, localizeWith } from '../../language/localize-with.ts';
import { thingText } from './ordered-things.ts';

/** What a message about an order tells, in words, before it has a form. */
export interface OrderEmail {
  readonly storefront: string;
  readonly shortId: string;
  readonly orderUrl: string;
  readonly lines: readonly EmailLine[];
  readonly sums: readonly EmailSum[];
  readonly total: string;
  /** Of which country its dollars are, where they could be taken for those of another. */
  readonly currency: string | null;
  /** The tax in the total, where prices include it. */
  readonly included: string | null;
  readonly saving: string | null;
  /** What store credit paid of the total; null where it paid nothing. */
  readonly credit: string | null;
  /** Null when there is nothing to say of it. */
  readonly payment: string | null;
  /** When it is charged, and what has been so far; null where all of it was charged with the order [R048]. */
  readonly charge: string | null;
  readonly address: readonly string[];
  readonly promises: readonly string[];
}

interface EmailLine {
  readonly title: string;
  readonly details: readonly string[];
  readonly price: string;
}

interface EmailSum {
  readonly title: string;
  readonly amount: string;
}

/** Every email about an order is written from these, in the language of the order. */
export interface OrderEmailProps extends EmailFrame {
  readonly order: OrderBody;
  /** Opens the order's page without a cookie. */
  readonly orderUrl: string;
}

/** What the email tells, in the language of the order; what the shopper wrote stays as it is. */
export const orderEmail = ({
  order,
  brand: { brand },
  orderUrl,
  writing,
  language,
}: OrderEmailProps): OrderEmail => {
  const { cart } = order;
  const localize = localizeWith(writing);
  const days = daysOf(language);
  // Mattresses stand first: what they promise is what the shopper bought for.
  const main = order.policies.find(({ itemIdentifier }) => itemIdentifier === cart.items[0]?.itemIdentifier);
  return {
    storefront: brand.name,
    shortId: order.shortId,
    orderUrl,
    lines: cart.items.map((item) => emailLine(item, writing, days)),
    sums: emailSums(cart).map(({ title, amount }) => ({
      title: localize(title),
      amount: amount instanceof Message ? localize(amount) : writing.amount(inFull(amount)),
    })),
    total: writing.amount(inFull(order.total)),
    currency: order.total.currency === 'CAD' ? localize(CANADIAN_DOLLARS) : null,
    included: localizeIf(localize, includedText(cart)),
    saving: localizeIf(localize, savingText(cart)),
    credit: order.credit
      ? localize(message('Store credit: -{amount}', { amount: inFull(order.credit) }))
      : null,
    payment: localizeIf(localize, paymentText(order)),
    charge: order.hold ? chargeText(order.hold, localize, days) : null,
    address: addressLines(order.shippingDetails),
    promises: main?.policies.map(({ line }) => localize(line)) ?? [],
  };
};

const localizeIf = (localize: Localize, text: MessageOrText | null): string | null => text && localize(text);

const inFull = (amount: Money) => ({ ...amount, cents: 'always' }) as const;

/** How days are written in a language of a country. @example daysOf('fr-CA').day('2026-11-20') */
export const daysOf = (language: string): FormatDays => {
  const [spoken = 'en', country = 'US'] = language.split('-');
  return daysIn(spoken, country);
};

const emailLine = (
  { quantity, product, properties, isGift, delivery, ...item }: CartItemBody,
  writing: Writing,
  days: FormatDays,
): EmailLine => {
  const localize = localizeWith(writing);
  const choices = properties.map(({ title }) => title).join(', ');
  const { title } = product;
  return {
    title: thingText({ title, quantity }, localize),
    // A gift is delivered with its parent, so it has no delivery lines of its own.
    details: [choices, ...(isGift ? [] : deliveryLines(delivery, localize, days))].filter(Boolean),
    price: isGift ? localize(message('Free')) : writing.amount(item.priceAfterDiscount),
  };
};

/** The promise that the order was placed with, on the days that its page says. What ships later says so in a sentence of its own. */
const deliveryLines = (
  { text, handling, from, to }: CartItemBody['delivery'],
  localize: Localize,
  days: FormatDays,
): string[] => {
  if (text === '') return [];
  const dates = days.span(from, to);
  if (dates === null) return [localize(message('Delivery: {time}', { time: text }))];
  if (!handling) return [localize(text)];
  const isNextDay = handling.to === 0;
  return [
    localize(
      isNextDay
        ? message('Delivery: {time}', { time: text })
        : message('Delivery: {time} on its way', { time: text }),
    ),
    localize(message('Arrives {dates}', { dates })),
  ];
};

interface Sum {
  readonly title: MessageOrText;
  readonly amount: Money | Message;
}

/** The sums of the order's page, to the cent. */
const emailSums = (cart: CartBody): Sum[] => {
  const { subtotal, discounts, delivery, taxes, recyclingFee, others } = summaryRows(cart);
  // What pays for a new address has no goods: only what differs there is a row of it.
  if (cart.items.length === 0)
    return cart.extras.map(({ product, pricing }) => ({ title: product.title, amount: pricing.price }));
  return [
    { title: message('Subtotal'), amount: subtotal },
    ...(discounts.amount === 0 ? [] : [{ title: message('Discounts'), amount: discounts }]),
    { title: message('Delivery'), amount: delivery.amount === 0 ? message('Free') : delivery },
    ...(taxes ? [{ title: message('Taxes'), amount: taxes }] : []),
    ...(recyclingFee ? [{ title: message('Recycling Fee'), amount: recyclingFee }] : []),
    ...others,
  ];
};

/** As the page says it below the total. */
const includedText = (cart: CartBody): Message | null => {
  const { included } = summaryRows(cart);
  return included && message('Includes {amount} VAT', { amount: inFull(included) });
};

const savingText = ({ totalSavings }: CartBody): Message | null =>
  totalSavings.amount >= 100 ? message('You save {amount}', { amount: wholeDollars(totalSavings) }) : null;

/** The card of an order with a total of zero is a placeholder, so it is not shown [D80]. */
const paymentText = ({ total, credit, paymentDetails, exchangeOf }: OrderBody): Message | null => {
  if (exchangeOf) return exchangeText(exchangeOf.shortId, paidByCard({ total, credit, exchangeOf }));
  if (credit?.amount === total.amount && total.amount > 0) return null;
  if (total.amount === 0) return message('No payment due');
  return paymentMethodText(paymentDetails);
};

/** What of an order was paid by card, where something comes back for it, or store credit pays. */
export const paidByCard = ({
  total,
  credit,
  exchangeOf,
}: Pick<OrderBody, 'total' | 'credit' | 'exchangeOf'>): Money =>
  money(total.amount - (credit?.amount ?? 0) - (exchangeOf?.amount.amount ?? 0), total.currency);

const exchangeText = (id: string, card: Money): Message =>
  card.amount > 0
    ? message('Paid for with what goes back of order {id}, and {amount} by card', {
        id,
        amount: inFull(card),
      })
    : message('Paid for with what goes back of order {id}', { id });

/** The way to pay, with what may be shown of a card; null for one that has no name. */
export const paymentMethodText = ({
  provider,
  brand,
  last4,
}: Pick<OrderBody['paymentDetails'], 'provider' | 'brand' | 'last4'>): Message | null => {
  if (brand !== null && last4 !== null)
    return message('Paid with {brand} ending in {last4}', {
      brand: `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`,
      last4,
    });
  return findMethod(provider) && message('Paid with {label}', { label: methodName(provider) });
};

const chargeText = (
  { charged, atLatest }: NonNullable<OrderBody['hold']>,
  localize: Localize,
  days: FormatDays,
): string =>
  [
    atLatest &&
      localize(
        message('You are charged when it ships, on {date} at the latest.', { date: days.date(atLatest) }),
      ),
    (charged.amount > 0 || atLatest === null) &&
      localize(message('{amount} has been charged so far.', { amount: inFull(charged) })),
  ]
    .filter(Boolean)
    .join(' ');

/** The address as on a parcel's label. */
export const addressLines = ({ firstName, lastName, address }: OrderBody['shippingDetails']): string[] => {
  const { line1, line2, city, state, zip } = address;
  const place = [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');
  return [`${firstName} ${lastName}`.trim(), line1, line2, place].filter(Boolean);
};
