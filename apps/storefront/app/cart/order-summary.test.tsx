import type { CartView } from '@counterpane/contract/cart/carts';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { cartOf } from '../../fixtures/cart.ts';
import { OrderSummary } from './order-summary.tsx';

const EMPTY = cartOf({ version: 1, lines: [], coupon: null });

const summaryOf = (cart: CartView): string => {
  const Page = () => <OrderSummary cart={cart}>{null}</OrderSummary>;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
};

const summaryWith = (cents: number): string => summaryOf({ ...EMPTY, totalSavings: money(cents, 'USD') });

/** With taxes that are added, or that are a part of the price already. */
const summaryTaxed = (amount: number, included?: number): string =>
  summaryOf({
    ...EMPTY,
    totalPrice: money(69_900, 'GBP'),
    extras: [
      {
        sku: 'taxes',
        product: { title: 'Taxes' },
        pricing: { price: money(amount, 'GBP') },
        ...(included === undefined ? {} : { included: money(included, 'GBP') }),
      },
    ],
  });

test('what a cart saves is said in whole dollars, rounded down, and under a dollar not at all [C9.03]', () => {
  expect(summaryWith(36_590)).toContain('You save $365<');
  expect(summaryWith(99)).not.toContain('You save');
});

test('a total in Canadian dollars says so, for the sign alone is that of others too', () => {
  const note = 'in Canadian dollars (CAD)';
  expect(summaryOf({ ...EMPTY, totalPrice: money(69_900, 'CAD') })).toContain(note);
  expect(summaryOf({ ...EMPTY, totalPrice: money(69_900, 'USD') })).not.toContain(note);
});

test('where prices include the tax its part is said below the total, and no row of taxes of nothing', () => {
  const british = summaryTaxed(0, 11_650);
  expect(british).toContain('Includes £116.50 VAT');
  expect(british).not.toContain('Taxes');
  const american = summaryTaxed(0);
  expect(american).toContain('Taxes');
  expect(american).not.toContain('VAT');
});
