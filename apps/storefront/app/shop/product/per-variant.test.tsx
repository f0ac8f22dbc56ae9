import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import { OptionTiles } from './choices/option-tiles.tsx';
import { PerVariant } from './per-variant.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const { product, variants, selectedSku } = productPageOf(classic, null);
const [size] = product.properties;
if (!size) throw new Error('the mattress has sizes');

test('A part that is there for each size is one of which the chosen is seen', () => {
  const html = renderToStaticMarkup(
    <PerVariant variants={variants} selectedSku={selectedSku} by={({ sku }) => sku}>
      {({ sku }) => <p>{sku}</p>}
    </PerVariant>,
  );
  expect(html.match(/<div data-variants="[^"]*"/g)).toHaveLength(variants.length);
  expect(html).toContain(`<div data-variants="${selectedSku}"><p>`);
  expect(html.match(/ hidden=""/g)).toHaveLength(variants.length - 1);
});

test('The size that is chosen is told in spans, because a sentence takes no block', () => {
  const tiles = { property: size, variants, selectedSku };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <OptionTiles {...tiles} /> }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
  expect(html.match(/<span data-variants=/g)).toHaveLength(size.options.length);
  expect(html).not.toContain('<div data-variants=');
});
