import type { CartBody, CartItemView } from '@counterpane/contract/cart/carts';
import { summaryRows } from '@counterpane/contract/cart/summary-rows';
import type { OrderBody } from '@counterpane/contract/orders/orders';
import { daysIn, type SayDays } from '@counterpane/contract/say-days';
import { displayMoney, wholeDollars } from '@counterpane/rules/money/display';
import type { Money } from '@counterpane/rules/money/money';
import { findMethod } from '@counterpane/rules/payments/methods';
import type { EmailFrame } from '../../email/email.ts';
import type { Translator } from '../../language/translator.ts';

/** What a message about an order tells, in words, before it has a form. */
export interface OrderEmail {
  readonly storefront: string;
  readonly shortId: string;
  readonly orderUrl: string;
  readonly lines: readonly EmailLine[];
  readonly sums: readonly EmailSum[];
  readonly total: string;
  /** The tax in the total, where prices include it. */
  readonly included: string | null;
  readonly saving: string | null;
  /** Null when there is nothing to say of it. */
  readonly payment: string | null;
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

/** Every e-mail about an order is written from these, in the language of the order. */
export interface OrderEmailProps extends EmailFrame {
  readonly order: OrderBody;
  /** Opens the order's page without a cookie. */
  readonly orderUrl: string;
}

/** What the email tells, in the language of the order; what the shopper wrote stays as it is. */
export const orderEmail = (options: OrderEmailProps): OrderEmail => {
  const { sums, total, included, saving, payment, promises, ...own } = englishEmail(options);
  const { say, language, order } = options;
  const days = daysIn(...splitLanguage(language));
  return {
    ...own,
    lines: order.cart.items.map((item) => emailLine(item, say, days)),
    sums: sums.map(({ title, amount }) => ({ title: say(title), amount: say(amount) })),
    total: say(total),
    included: included && say(included),
    saving: saving && say(saving),
    payment: payment && say(payment),
    promises: promises.map(say),
  };
};

const englishEmail = ({ order, brand: { brand }, orderUrl }: OrderEmailProps): Omit<OrderEmail, 'lines'> => {
  const { cart } = order;
  // Mattresses stand first: what they promise is what the shopper bought for.
  const main = order.policies.find(({ itemIdentifier }) => itemIdentifier === cart.items[0]?.itemIdentifier);
  return {
    storefront: brand.name,
    shortId: order.shortId,
    orderUrl,
    sums: emailSums(cart),
    total: displayMoney(order.total, 'always'),
    included: includedText(cart),
    saving:
      cart.totalSavings.amount >= 100 ? `You save ${displayMoney(wholeDollars(cart.totalSavings))}` : null,
    payment: paymentText(order),
    address: addressLines(order.shippingDetails),
    promises: main?.policies.map(({ figure, text }) => `${figure} ${text}`) ?? [],
  };
};

/** @example splitLanguage('fr-CA') // ['fr', 'CA'] */
const splitLanguage = (language: string): [language: string, country: string] => {
  const [spoken = 'en', country = 'US'] = language.split('-');
  return [spoken, country];
};

const emailLine = (
  { quantity, product, properties, isGift, delivery, ...item }: CartItemView,
  say: Translator,
  days: SayDays,
): EmailLine => {
  const choices = properties.map(({ title }) => title).join(', ');
  return {
    title: say(quantity > 1 ? `${quantity} × ${product.title}` : product.title),
    // A gift is delivered with its parent, so it has no delivery lines of its own.
    details: [say(choices), ...(isGift ? [] : deliveryLines(delivery, say, days))].filter(Boolean),
    price: say(isGift ? 'Free' : displayMoney(item.priceAfterDiscount)),
  };
};

/** The promise that the order was placed with, on the days that its page says. What ships later says so in a sentence of its own. */
const deliveryLines = (
  { text, handling, from, to }: CartItemView['delivery'],
  say: Translator,
  days: SayDays,
): string[] => {
  if (text === '') return [];
  const dates = days.span(from, to);
  if (dates === null) return [say(`Delivery: ${text}`)];
  if (!handling) return [say(text)];
  const isNextDay = handling.to === 0;
  return [
    say(isNextDay ? `Delivery: ${text}` : `Delivery: ${text} on its way`),
    say('Arrives {dates}').replace('{dates}', dates),
  ];
};

/** The sums of the order's page, to the cent. */
const emailSums = (cart: CartBody): EmailSum[] => {
  const { subtotal, discounts, delivery, taxes, recyclingFee, others } = summaryRows(cart);
  return [
    sum('Subtotal', subtotal),
    ...(discounts.amount === 0 ? [] : [sum('Discounts', discounts)]),
    delivery.amount === 0 ? { title: 'Delivery', amount: 'Free' } : sum('Delivery', delivery),
    ...(taxes ? [sum('Taxes', taxes)] : []),
    ...(recyclingFee ? [sum('Recycling Fee', recyclingFee)] : []),
    ...others.map(({ title, amount }) => sum(title, amount)),
  ];
};

/** As the page says it below the total. */
const includedText = (cart: CartBody): string | null => {
  const { included } = summaryRows(cart);
  return included && `Includes ${displayMoney(included, 'always')} VAT`;
};

const sum = (title: string, amount: Money): EmailSum => ({ title, amount: displayMoney(amount, 'always') });

/** The card of an order with a total of zero is a placeholder, so it is not shown [D80]. */
const paymentText = ({ total, paymentDetails }: OrderBody): string | null => {
  const { provider, brand, last4 } = paymentDetails;
  if (total.amount === 0) return 'No payment due';
  if (brand !== null && last4 !== null)
    return `Paid with ${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
  const label = findMethod(provider)?.label;
  return label === undefined ? null : `Paid with ${label}`;
};

/** The address as on a parcel's label. */
const addressLines = ({ firstName, lastName, address }: OrderBody['shippingDetails']): string[] => {
  const { line1, line2, city, state, zip } = address;
  const place = [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');
  return [`${firstName} ${lastName}`.trim(), line1, line2, place].filter(Boolean);
};
