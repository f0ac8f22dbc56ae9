import { findMethod } from '@counterpane/rules/payments/methods';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ExpressLink } from './express-link.tsx';
import type { Offers } from './express-offers.ts';

const linkOf = (ids: readonly string[], unavailablePaymentProviders: string[] = []): string => {
  const method = (id: string) => ({ id, label: findMethod(id)?.label ?? id, entry: 'wallet' as const });
  const offers: Offers = { paymentProviders: ids.map(method), unavailablePaymentProviders };
  const Page = createRoutesStub([
    { path: '/', Component: () => <ExpressLink from="cart" offers={offers} /> },
  ]);
  return renderToStaticMarkup(<Page />);
};

const ALL = ['stripeDirect', 'applepay', 'googlepay', 'stripePaymentRequest', 'amazonPay'];

test('the way to the wallets names those that the shop has, and no other', () => {
  expect(linkOf(ALL)).toContain('>Google Pay / Apple Pay</a>');
  expect(linkOf(['stripeDirect', 'applepay'])).toContain('>Apple Pay</a>');
  expect(linkOf(ALL, ['applepay'])).toContain('>Google Pay</a>');
});

test('a shop with the browser’s own payment sheet alone leads to that', () => {
  expect(linkOf(['stripeDirect', 'stripePaymentRequest'])).toContain('>Browser wallet</a>');
});

test('a shop without wallets leads nowhere', () => {
  expect(linkOf(['stripeDirect', 'paypal', 'amazonPay'])).toBe('');
});
