import { money } from '@counterpane/rules/money/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartItemView, CartView } from './carts.ts';
import { summaryRows } from './summary-rows.ts';

const usd = (cents: number) => money(cents, 'USD');

interface Line {
  readonly list: number;
  readonly quantity?: number;
  readonly paid: number;
  readonly isGift?: boolean;
}

const itemOf = ({ list, quantity = 1, paid, isGift = false }: Line, index: number): CartItemView => ({
  itemIdentifier: `line-${index}`,
  sku: 'hal-classic-foam-s:queen',
  quantity,
  properties: [],
  product: {
    id: 'a'.repeat(24),
    name: 'mattress',
    title: 'Classic Memory Foam Mattress',
    inventoryKey: 'hal-classic-foam',
    url: '/mattress',
    media: { url: '', thumbUrl: '', alt: '' },
    attributes: { group: 'mattress', markers: [] },
    metadata: { isWarranty: false, reportToAnalytics: true },
  },
  pricing: { price: usd(list), profilePrice: usd(list), breakdown: { couponDiscount: usd(0) } },
  priceAfterDiscount: usd(paid),
  value: usd(list * quantity),
  forItem: null,
  isGift,
  editable: true,
  extras: [],
  availableExtras: [],
  relatedProducts: [],
  parcelDimensions: null,
  discount: usd(0),
  delivery: { text: '1 - 3 business days', from: null, to: null },
});

const cartOf = (lines: readonly Line[], extras: Readonly<Record<string, number>>): CartView => {
  const items = lines.map(itemOf);
  const paid = lines.reduce((sum, line) => sum + line.paid, 0);
  const total = Object.values(extras).reduce((sum, amount) => sum + amount, paid);
  return {
    id: 'b'.repeat(24),
    version: 1,
    storefront: 'halcyon',
    items,
    extras: Object.entries(extras).map(([sku, amount]) => ({
      sku,
      product: { title: `The ${sku}` },
      pricing: { price: usd(amount) },
    })),
    itemsCount: items.length,
    totalPrice: usd(total),
    totalValue: usd(total),
    totalSavings: usd(0),
    totalDiscount: usd(0),
    couponDetails: null,
    receipt: { lines: [], total },
    notices: [],
    wrongSizes: [],
    metadata: { reqShippingDate: null, reqDeliveryDate: null },
    historyLog: [],
  };
};

const QUEEN = { list: 99900, paid: 69900 };

test('a classic queen mattress costs 999, less 300, with delivery free', () => {
  expect(summaryRows(cartOf([QUEEN], { taxes: 6204, disposal: 1050 }))).toEqual({
    subtotal: usd(99900),
    discounts: usd(-30000),
    coupon: null,
    delivery: usd(0),
    deliveryRow: null,
    taxes: usd(6204),
    included: null,
    recyclingFee: usd(1050),
    others: [],
    total: usd(77154),
  });
});

test('two of one thing count twice', () => {
  expect(summaryRows(cartOf([{ list: 99900, quantity: 2, paid: 139800 }], {}))).toMatchObject({
    subtotal: usd(199800),
    discounts: usd(-60000),
  });
});

test('gifts do not raise the subtotal', () => {
  const rows = summaryRows(cartOf([QUEEN, { list: 7900, paid: 0, isGift: true }], {}));
  expect(rows).toMatchObject({ subtotal: usd(99900), discounts: usd(-30000) });
});

test('a coupon has its own name among the discounts, and none while it takes nothing off', () => {
  const cart = cartOf([{ list: 99900, paid: 62910 }], {});
  const coupon = {
    code: 'SLEEP10',
    title: '10 % off',
    value: usd(6990),
    offer: '10 % off',
    applied: true,
    reason: null,
    reasonCode: null,
    isAutomatic: false,
  };
  expect(summaryRows({ ...cart, couponDetails: coupon })).toMatchObject({
    discounts: usd(-36990),
    coupon: { code: 'SLEEP10', amount: usd(-6990) },
  });
  const waiting = { ...coupon, value: usd(0), applied: false, reason: 'From $200' };
  expect(summaryRows({ ...cart, couponDetails: waiting }).coupon).toBeNull();
});

test('taxes that are not known yet are not zero', () => {
  expect(summaryRows(cartOf([QUEEN], {})).taxes).toBeNull();
  expect(summaryRows(cartOf([QUEEN], { taxes: 0 })).taxes).toEqual(usd(0));
});

test('shipping and white glove are one delivery', () => {
  expect(summaryRows(cartOf([QUEEN], { shipping: 2500, wgs: 14900 })).delivery).toEqual(usd(17400));
});

test('an extra that nobody expected gets a row of its own', () => {
  const { others } = summaryRows(cartOf([QUEEN], { plan: 9900 }));
  expect(others).toEqual([{ title: 'The plan', amount: usd(9900) }]);
});

test('a tax that the prices include is no row of taxes, but told beside them', () => {
  const cart = cartOf([QUEEN], { taxes: 0 });
  const extras = cart.extras.map((extra) => ({ ...extra, included: usd(11650) }));
  expect(summaryRows({ ...cart, extras })).toMatchObject({
    taxes: null,
    included: usd(11650),
    total: usd(69900),
  });
});

test('the rows always add up to the total', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const line = fc.record({ list: cents, quantity: fc.integer({ min: 1, max: 100 }), paid: cents });
  const skus = fc.constantFrom('taxes', 'disposal', 'shipping', 'wgs', 'plan', 'gift-wrap');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), fc.dictionary(skus, cents), (lines, extras) => {
      const { subtotal, discounts, delivery, taxes, recyclingFee, others, total } = summaryRows(
        cartOf(lines, extras),
      );
      const rows = [
        subtotal,
        discounts,
        delivery,
        taxes,
        recyclingFee,
        ...others.map(({ amount }) => amount),
      ];
      expect(rows.reduce((sum, row) => sum + (row?.amount ?? 0), 0)).toBe(total.amount);
    }),
  );
});
