import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { emptyCheckout, orderOf } from '../../../fixtures/orders.ts';
import { walletFigures } from './wallet-figures.ts';

const { cart } = orderOf({ version: 1, lines: [], coupon: null }, emptyCheckout);
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const extra = (sku: string, title: string, amount: number) => ({
  sku,
  product: { title },
  pricing: { price: usd(amount) },
});

test('a wallet shows the rows of the cart without those of nothing, and the delivery as a rate', () => {
  const extras = [
    extra('shipping', 'Delivery', 900),
    extra('taxes', 'Taxes', 6204),
    extra('disposal', 'Fee', 0),
  ];
  const figures = walletFigures({ ...cart, extras, totalPrice: usd(7104) }, translator('en'));
  expect(figures.lineItems).toEqual([{ name: 'Taxes', amount: 6204 }]);
  expect(figures.shippingRates).toMatchObject([{ displayName: 'Delivery', amount: 900 }]);
});
