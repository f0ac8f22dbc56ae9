import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { cartOf } from '../../fixtures/cart.ts';
import { OrderSummary } from './order-summary.tsx';

const summaryWith = (cents: number): string => {
  const cart = {
    ...cartOf({ version: 1, lines: [], coupon: null }),
    totalSavings: money(cents, 'USD'),
  };
  const Page = () => <OrderSummary cart={cart}>{null}</OrderSummary>;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
};

test('what a cart saves is said in whole dollars, rounded down, and under a dollar not at all [C9.03]', () => {
  expect(summaryWith(36_590)).toContain('You save $365<');
  expect(summaryWith(99)).not.toContain('You save');
});
