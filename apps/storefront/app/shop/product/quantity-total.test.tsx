import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import { PriceRegion } from './price-region.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const { product, variants, selectedSku } = productPageOf(classic, 'queen');
const [queen] = variants.filter(({ sku }) => sku === selectedSku);
if (!queen) throw new Error('the mattress comes in queen');

/** What the price region says of a variant without script. */
const said = (quantity: number, changes: Partial<typeof queen> = {}): string => {
  const shown = {
    productID: product.id,
    variants: [{ ...queen, ...changes }],
    selectedSku,
    quantity,
  };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <PriceRegion {...shown} /> }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
  const [, hidden = '', total = ''] =
    /<p [^>]*data-totals="[^"]*"( hidden="")?[^>]*>(.*?)<\/p>/.exec(html) ?? [];
  return hidden ? 'nothing' : total.replace(/<[^>]*>/g, '').trim();
};

test('A price says beside that of one what the chosen quantity costs together, as the server counts it', () => {
  expect(said(2)).toBe('Total for 2: $1,398');
  const price = { amount: 189_810, currency: 'USD' as const };
  expect(said(2, { totals: [{ quantity: 2, price }] })).toBe('Total for 2: $1,898.10');
});

test('A price has no total for one, nor for a quantity that the page does not offer', () => {
  expect([said(1), said(11)]).toEqual(['nothing', 'nothing']);
});
