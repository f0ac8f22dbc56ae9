import { allowedStep, type Step } from '@counterpane/rules/checkout/steps';
import { expect, test } from 'vitest';
import { createFixtureApi } from '../../fixtures/api.ts';
import { cartOf } from '../../fixtures/cart.ts';
import { MATTRESSES } from '../../fixtures/catalogue.ts';
import { emptyCheckout, maryAddress } from '../../fixtures/orders.ts';
import { provide } from '../entry.server.tsx';
import { hasReturnParameters } from '../payment/return-parameters.ts';
import { type CheckoutFacts, progressOf, requireStep } from './require-step.ts';

const [classic] = MATTRESSES;
const fullCart = cartOf({
  version: 1,
  coupon: null,
  lines: [
    {
      itemIdentifier: 'line-1',
      quantity: 1,
      item: { productID: classic?.id ?? '', properties: [{ name: 'Size', value: 'queen' }] },
    },
  ],
});
const emptyCart = cartOf({ version: 0, lines: [], coupon: null });
const NO_QUERY = new URLSearchParams();

const stepFor = (wanted: Step, facts: CheckoutFacts, query = NO_QUERY): Step =>
  allowedStep(wanted, progressOf(facts, query));

test('an empty cart leads every step back to the cart', () => {
  expect(stepFor('review', { cart: emptyCart, checkout: emptyCheckout })).toBe('cart');
});

test('a full cart without an address leads to shipping', () => {
  expect(stepFor('review', { cart: fullCart, checkout: emptyCheckout })).toBe('shipping');
});

test('an address without a payment method leads to billing', () => {
  const checkout = {
    ...emptyCheckout,
    shippingAddress: maryAddress,
    submittedSteps: { shipping: true, billing: false },
  };
  expect(stepFor('review', { cart: fullCart, checkout })).toBe('billing');
});

test('a saved address that was never submitted does not count', () => {
  const checkout = { ...emptyCheckout, shippingAddress: maryAddress };
  expect(stepFor('billing', { cart: fullCart, checkout })).toBe('shipping');
});

test('someone who comes back from a provider stays on review whatever the cart says', () => {
  const query = new URLSearchParams({ payment_intent: 'pi_1' });
  expect(hasReturnParameters(query)).toBe(true);
  expect(stepFor('review', { cart: emptyCart, checkout: emptyCheckout }, query)).toBe('review');
});

test('opening billing with an empty cart answers with a redirect to the cart', async () => {
  const context = provide({
    fetchApi: createFixtureApi(),
    responseHeaders: new Headers(),
    host: 'localhost',
    nonce: null,
    requestId: 'test',
    shown: null,
    report: () => undefined,
    basePath: '',
    scriptOrigins: { stripe: { scriptUrl: '', publishableKey: '', origin: '' } },
  });
  const request = new Request('http://localhost/checkout/billing');
  const answer = await requireStep('billing', { context, request }).catch((thrown: Response) => thrown);
  expect(answer).toBeInstanceOf(Response);
  expect(answer instanceof Response && answer.headers.get('Location')).toBe('/checkout/cart');
});
