import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { LivePrice } from './live-price.tsx';

/** The pill of a price that is so many cents lower than it was. */
const pillOf = (cents: number): string | undefined => {
  const prices = { now: money(69_900, 'USD'), was: money(69_900 + cents, 'USD') };
  const item = { productID: 'a'.repeat(24), quantity: 1, properties: [] };
  const Pill = () => <LivePrice item={item} isPurchasable isDetailed {...prices} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Pill }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
  return /<span[^>]*data-quote-if="saving"[^>]*>Save <span[^>]*>[^<]*<\/span><\/span>/.exec(html)?.[0];
};

test('the pill beside a price says what is saved in whole dollars rounded down, under a dollar not at all [C9.03]', () => {
  const pill = pillOf(30_099);
  expect(pill).toContain('>$300<');
  expect(pill).not.toContain('hidden');
  expect(pillOf(99)).toContain('hidden');
});
