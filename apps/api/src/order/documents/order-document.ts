import type { RegionData } from '@counterpane/catalogue/region-schema';
import type { CartItemBody } from '@counterpane/contract/cart/carts';
import { message } from '@counterpane/messages/message';
import { money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { refundedCents } from '@counterpane/rules/refunds/line-worth';
import { type Localize, localizeWith } from '../../language/localize-with.ts';
import { addressLines, daysOf, type OrderEmailProps, orderEmail } from '../emails/order-email.ts';
import { orderedThings, thingText } from '../emails/ordered-things.ts';
import { refundedCharges } from '../refunds/refunded-charges.ts';
import { givenCents, type Refund } from '../refunds/store.ts';

/** What a paper of an order says, in words, before it is drawn. */
export interface OrderDocument {
  /** Of the tab that shows it, and of the file that it is saved as. */
  readonly name: string;
  readonly title: string;
  readonly brand: string;
  /** Number, day and the like: each a line. */
  readonly facts: readonly string[];
  readonly parties: readonly Party[];
  readonly headings: readonly [thing: string, amount: string];
  readonly rows: readonly DocumentRow[];
  readonly sums: readonly Sum[];
  /** Null where nothing is to be paid. */
  readonly total: Sum | null;
  readonly notes: readonly string[];
  /** A locale, for who has it read out. */
  readonly language: string;
}

interface Party {
  readonly heading: string;
  readonly lines: readonly string[];
}

interface DocumentRow {
  readonly title: string;
  readonly details: readonly string[];
  readonly amount: string;
}

interface Sum {
  readonly title: string;
  readonly amount: string;
}

type Seller = RegionData['seller'];

export interface DocumentFacts extends Pick<OrderEmailProps, 'order' | 'brand' | 'writing' | 'language'> {
  /** Null where a country has none: then the brand alone is named. */
  readonly seller: Seller | null;
  /** Cents that were held for it and are not charged any more [R048]. */
  readonly notCharged: number;
  /** Refunds of returns whose customer got something instead [R050]. */
  readonly exchanged: readonly (string | null)[];
  /** Refunds of which a part became store credit beside them [R051]. */
  readonly besideCredit: readonly (string | null)[];
  /** Refunds of which a part went back to another payment beside them [R050]. */
  readonly besideMoney: readonly (string | null)[];
}

/**
 * The invoice of an order: what it was placed for, at the prices and taxes that it was placed with, less what was cancelled
 * before it was charged.
 */
export const invoiceOf = (facts: DocumentFacts): OrderDocument => {
  const { order, writing, language, notCharged } = facts;
  const localize = localizeWith(writing);
  const amountOf = (cents: number) =>
    writing.amount({ ...money(cents, order.total.currency), cents: 'always' });
  const { lines, sums, currency, included, credit, payment, charge } = orderEmail({ ...facts, orderUrl: '' });
  const number = order.shortId;
  return {
    ...frameOf(facts, localize),
    name: localize(message('Invoice {number}', { number })),
    title: localize(message('Invoice')),
    facts: [
      localize(message('Invoice {number}', { number })),
      localize(message('Date: {date}', { date: daysOf(language).date(order.createdAt) })),
    ],
    rows: lines.map(({ title, details, price }, index) => ({
      title,
      details: details.slice(0, 1),
      amount: priceInFull(order.cart.items[index], writing) ?? price,
    })),
    sums: [
      ...sums,
      ...(notCharged > 0 ? [{ title: localize(message('Not charged')), amount: amountOf(-notCharged) }] : []),
    ],
    total: { title: localize(message('Total')), amount: amountOf(order.total.amount - notCharged) },
    notes: [
      order.addressOf
        ? localize(message('For the new address of order {id}', { id: order.addressOf.shortId }))
        : null,
      ...[included, credit, payment, charge, currency],
    ].filter((note) => note !== null),
  };
};

/** To the cent, as its sums are; null for what is free. */
const priceInFull = (item: CartItemBody | undefined, writing: DocumentFacts['writing']): string | null =>
  item && !item.isGift ? writing.amount({ ...item.priceAfterDiscount, cents: 'always' }) : null;

/**
 * The credit note of money that went back, without what was never charged: the things that it was for with their share of charges and taxes, and the rest
 * as an amount alone. All of it comes to the refund.
 */
export const creditNoteOf = (facts: DocumentFacts, refund: Refund): OrderDocument => {
  const { order, writing, language } = facts;
  const localize = localizeWith(writing);
  const amountOf = (cents: number) => writing.amount({ ...money(cents, refund.currency), cents: 'always' });
  const gone = refund.lines.filter(({ quantity }) => quantity > 0);
  const things = orderedThings(order, gone);
  const taxes = sum(refund.lines.map(({ taxCents }) => taxCents));
  const given = givenCents(refund);
  const rest = given - sum(refund.lines.map(refundedCents));
  const number = `${order.shortId}-${refund.id.slice(-6).toUpperCase()}`;
  const gotInstead = facts.exchanged.includes(refund.id)
    ? message('Less what you got instead')
    : message('Less what was given back before');
  const credited = facts.besideCredit.includes(refund.id)
    ? message('Less what became store credit')
    : gotInstead;
  const less = facts.besideMoney.includes(refund.id) ? message('Less what went back another way') : credited;
  const notGiven = refund.fromHoldCents > 0 ? message('Less what was not charged') : less;
  const moreTitle = refund.toCredit ? message('Store credit') : message('Money back');
  const restTitle = rest > 0 ? moreTitle : notGiven;
  return {
    ...frameOf(facts, localize),
    name: localize(message('Credit note {number}', { number })),
    title: localize(message('Credit note')),
    facts: [
      localize(message('Credit note {number}', { number })),
      localize(message('To invoice {number}', { number: order.shortId })),
      localize(
        message('Date: {date}', { date: daysOf(language).date(refund.settledAt ?? refund.createdAt) }),
      ),
    ],
    rows: things.map((thing, index) => ({
      title: thingText(thing, localize),
      details: [],
      amount: amountOf(gone[index]?.amountCents ?? 0),
    })),
    sums: [
      ...refundedCharges(order.cart.extras, refund.lines).map(({ title, cents }) => ({
        title: localize(title),
        amount: amountOf(cents),
      })),
      ...(taxes === 0 ? [] : [{ title: localize(message('Taxes')), amount: amountOf(taxes) }]),
      ...(rest === 0 ? [] : [{ title: localize(restTitle), amount: amountOf(rest) }]),
    ],
    total: {
      title: localize(refund.toCredit ? message('Given as store credit') : message('Refunded')),
      amount: amountOf(given),
    },
    notes: [],
  };
};

/** What papers about money have in common: who sold to whom, and where it went. */
export const frameOf = (
  { order, brand: { brand }, seller, language }: DocumentFacts,
  localize: Localize,
): Pick<OrderDocument, 'brand' | 'parties' | 'headings' | 'language'> => ({
  brand: brand.name,
  parties: [
    { heading: localize(message('Sold by')), lines: sellerLines(seller, brand.name, localize) },
    {
      heading: localize(message('Billed to')),
      lines: [...addressLines(order.billingDetails), order.email].filter(Boolean),
    },
    { heading: localize(message('Delivered to')), lines: addressLines(order.shippingDetails) },
  ],
  headings: [localize(message('What you ordered')), localize(message('What it comes to'))],
  language,
});

const TAX_NUMBERS = {
  VAT: (number: string) => message('VAT number {number}', { number }),
  'GST/HST': (number: string) => message('GST/HST number {number}', { number }),
  QST: (number: string) => message('QST number {number}', { number }),
};

export const sellerLines = (seller: Seller | null, brand: string, localize: Localize): string[] =>
  seller
    ? [
        seller.name,
        seller.street,
        seller.place,
        ...seller.taxNumbers.map((tax) => localize(TAX_NUMBERS[tax.of](tax.number))),
      ]
    : [brand];
