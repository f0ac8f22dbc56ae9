import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartOf } from '../../fixtures/cart.ts';
import { MATTRESSES } from '../../fixtures/catalogue.ts';
import { summaryRows } from './summary-rows.ts';

const cartWith = (quantities: readonly number[], coupon: string | null = null) =>
  cartOf({
    version: 1,
    coupon,
    lines: quantities.map((quantity, index) => ({
      itemIdentifier: `line-${index}`,
      quantity,
      item: {
        productID: MATTRESSES[index % MATTRESSES.length]?.id ?? '',
        properties: [{ name: 'Size', value: 'queen' }],
      },
    })),
  });

test('a classic queen mattress costs 999, less 300, with delivery free', () => {
  const rows = summaryRows(cartWith([1]));
  expect(rows.subtotal.amount).toBe(99900);
  expect(rows.discounts.amount).toBe(-30000);
  expect(rows.delivery.amount).toBe(0);
  expect(rows.recyclingFee?.amount).toBe(1050);
});

test('gifts do not raise the subtotal', () => {
  const cart = cartWith([1]);
  expect(cart.items.some(({ isGift }) => isGift)).toBe(true);
  expect(summaryRows(cart).subtotal.amount).toBe(99900);
});

test('taxes that are not known yet are not zero', () => {
  const cart = cartWith([1]);
  const withoutTaxes = { ...cart, extras: cart.extras.filter(({ sku }) => sku !== 'taxes') };
  expect(summaryRows(withoutTaxes).taxes).toBeNull();
});

test('an extra that nobody expected gets a row of its own', () => {
  const cart = cartWith([1]);
  const plan = { sku: 'plan', product: { title: 'Five-year cover' }, pricing: { price: cart.totalPrice } };
  expect(summaryRows({ ...cart, extras: [...cart.extras, plan] }).others).toEqual([
    { title: 'Five-year cover', amount: cart.totalPrice },
  ]);
});

test('the rows always add up to the total', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(quantities, (list) => {
      const cart = cartWith(list);
      const { subtotal, discounts, delivery, taxes, recyclingFee, total } = summaryRows(cart);
      const sum =
        subtotal.amount +
        discounts.amount +
        delivery.amount +
        (taxes?.amount ?? 0) +
        (recyclingFee?.amount ?? 0);
      expect(sum).toBe(total.amount);
    }),
  );
});
