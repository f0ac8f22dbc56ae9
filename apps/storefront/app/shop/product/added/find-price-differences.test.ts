import type { CartView } from '@counterpane/contract/cart/carts';
import type { Answer } from '@counterpane/contract/client';
import type { QuoteEntry, QuoteRequest } from '@counterpane/contract/products/quotes';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { cartOf } from '../../../../fixtures/cart.ts';
import { MATTRESSES } from '../../../../fixtures/catalogue.ts';
import { findPriceDifferences } from './find-price-differences.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const QUEEN = [{ name: 'Size', value: 'queen' }];
const item = { productID: classic.id, quantity: 1, properties: QUEEN };
const FRAME = { productID: 'frame', quantity: 1, properties: QUEEN };
const SHEETS = { productID: 'sheets', quantity: 1, properties: [], forItem: 'line-1' };

const cartWith = (coupon: string | null = null): CartView =>
  cartOf({ version: 1, lines: [{ itemIdentifier: 'line-1', item, quantity: 1 }], coupon });

/** As much of a quote as is looked at: its totals, and what sets take off its lines. */
const quoteOf = (cents: number, saved: Readonly<Record<string, number>> = {}): QuoteEntry =>
  ({
    totals: { totalPrice: money(cents, 'USD'), totalListPrice: money(cents, 'USD') },
    receipt: {
      lines: Object.entries(saved).map(([itemIdentifier, off]) => ({
        ...{ step: 'bundles', rule: 'set', text: 'Set saving' },
        itemIdentifier,
        amount: -off,
      })),
      total: cents,
    },
  }) as unknown as QuoteEntry;

/** What is found where the carts are priced so, and what is asked. */
const differencesOf = async (
  entries: QuoteEntry[] | null,
  cart = cartWith(),
  coupon: string | null = null,
) => {
  const asked: QuoteRequest[] = [];
  const client = {
    cartQuotes: async (carts: readonly QuoteRequest[]): Promise<Answer<QuoteEntry[]>> => {
      asked.push(...carts);
      if (entries === null) throw new DOMException('No answer within 3 seconds', 'TimeoutError');
      return { ok: true, result: entries };
    },
  };
  const differences = await findPriceDifferences(client, cart, [FRAME, SHEETS], coupon);
  return {
    asked,
    differences: differences.map(
      (difference) => difference && [difference.price.amount, difference.setSaving.amount],
    ),
  };
};

test('A thing costs what the cart rises by with it, and only a set that it makes is a saving of a set', async () => {
  const before = quoteOf(90_000);
  const makesSet = quoteOf(110_000, { 'item-1': 3_000, 'item-2': 2_000 });
  const isExtra = quoteOf(95_000, { 'item-2': 1_000 });
  expect((await differencesOf([before, makesSet, isExtra])).differences).toEqual([
    [20_000, 5_000],
    [5_000, 0],
  ]);
});

test('A cart is asked about as it is: its lines without gifts, what belongs to them, and its coupon', async () => {
  const { asked } = await differencesOf([], cartWith('SLEEP10'), 'OTHER10');
  const line = {
    ...item,
    forItem: null,
    properties: expect.arrayContaining([expect.objectContaining(QUEEN[0])]),
  };
  expect(asked).toEqual([
    { couponCode: 'SLEEP10', items: [line] },
    { couponCode: 'SLEEP10', items: [line, { ...FRAME, forItem: null }] },
    { couponCode: 'SLEEP10', items: [line, { ...SHEETS, forItem: 'item-1' }] },
  ]);
  expect((await differencesOf([], cartWith(), 'OTHER10')).asked[0]?.couponCode).toBe('OTHER10');
  expect((await differencesOf([])).asked[0]?.couponCode).toBe('no-coupon');
});

test('What the cart would not take has no price, and nothing has one where no answer comes', async () => {
  const refused = { error: 'Out of stock', code: 'out_of_stock' };
  expect((await differencesOf([quoteOf(90_000), refused, quoteOf(95_000)])).differences).toEqual([
    null,
    [5_000, 0],
  ]);
  expect((await differencesOf([refused, quoteOf(95_000), quoteOf(95_000)])).differences).toEqual([
    null,
    null,
  ]);
  expect((await differencesOf(null)).differences).toEqual([null, null]);
});
