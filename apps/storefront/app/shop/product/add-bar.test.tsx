import type { VariantView } from '@counterpane/contract/pages/pages';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import { addEveryLanguage } from '../../language/every-language.ts';
import { AddBar } from './add-bar.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const [first] = productPageOf(classic, null).variants;
if (!first) throw new Error('the mattress has a size');

beforeAll(() => {
  addEveryLanguage();
});

/** What the bar says of a variant, without its buttons. */
const wordsOf = (change: Partial<VariantView>, language = 'en'): string => {
  const variant = { ...first, isPurchasable: true, ...change };
  const bar = { productID: classic.id, variants: [variant], selectedSku: variant.sku, isOff: false };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <AddBar {...bar} /> }]);
  const root = { storefront: { ...storefront, language }, origin: 'http://localhost:3000' };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
  const seen = html.replace(/<s [^>]* hidden="">.*?<\/s>/g, '').replace(/<button.*?<\/button>/g, '');
  return seen.replace(/<\/?(?:div|p|a|s)\b[^>]*>/g, '\n').replace(/<[^>]+>/g, '');
};

const IN_STOCK = {
  text: '1 - 3 business days',
  from: '2026-11-25',
  to: '2026-11-30',
  handling: { from: 2, to: 3 },
  transit: { from: 1, to: 3 },
};

test('the bar says what it was, what it is, what is free and when it comes', () => {
  const words = wordsOf({ delivery: IN_STOCK });
  expect(words).toMatch(/\$489\nwas \$699/);
  expect(words).toContain('Arrives Wed, Nov 25 – Mon, Nov 30 · Free sleep set');
});

test('a price that was never more stands alone', () => {
  const price = money(48900, 'USD');
  expect(wordsOf({ price, listPrice: price })).not.toContain('was');
});

test('what is made first says so, and one gift is named', () => {
  const delivery = { ...IN_STOCK, from: '2026-12-03', to: '2026-12-07' };
  const gifts = first.gifts.slice(0, 1);
  expect(wordsOf({ delivery, isBackOrdered: true, gifts })).toContain(
    'Free delivery. Ships later, arrives Thu, Dec 3 – Mon, Dec 7. · Sheet set free',
  );
});

test('what is out of stock promises neither a day nor a gift', () => {
  const words = wordsOf({ isPurchasable: false });
  expect(words).toContain('Out of stock');
  expect(words).not.toMatch(/Free|Arrives/);
});

test('the bar is French on a French page', () => {
  expect(wordsOf({ delivery: IN_STOCK }, 'fr')).toContain('Ensemble de literie offert');
});
