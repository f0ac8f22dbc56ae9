import type { PageCollection } from '@counterpane/contract/pages/page-state';
import type { VariantView } from '@counterpane/contract/pages/pages';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import { CollectionOffer } from './collection-offer.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const { product, variants } = productPageOf(classic, 'queen');
const [variant] = variants.filter(({ sku }) => sku.includes('queen'));
if (!variant) throw new Error('the mattress comes in queen');

const inColor = (value: string): VariantView => ({
  ...variant,
  sku: value,
  properties: [...variant.properties, { name: 'Color', value, title: value }],
});
const white = inColor('white');

const none = money(0, 'USD');
const collection: PageCollection = {
  name: 'set',
  title: 'Bedroom set',
  items: [
    {
      productName: product.name,
      title: product.title,
      type: 'mattress',
      maximumQuantity: 1,
      colorRule: null,
      item: { productID: product.id, quantity: 1, properties: white.properties },
      price: money(69_900, 'USD'),
    },
  ],
  isComplete: true,
  isSoldOut: false,
  prices: {
    totalValue: none,
    finalPrice: none,
    discount: none,
    formatted: { totalValue: '$999', finalPrice: '$699', discount: '$300' },
  },
};

/** What the offer says beside each variant, on a page that was made for the first. */
const wordsBeside = (...shown: readonly VariantView[]): string[] => wordsOf(collection, shown);

const wordsOf = (set: PageCollection, shown: readonly VariantView[]): string[] => {
  const productItem = { productID: product.id, quantity: 1, properties: shown[0]?.properties ?? [] };
  const state = { collection: set, collections: [set], productItem };
  const props = {
    productID: product.id,
    state,
    url: '/mattress',
    variants: shown,
    selectedSku: shown[0]?.sku ?? '',
  };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <CollectionOffer {...props} /> }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
  return html
    .split('data-variants')
    .slice(1)
    .map((part) =>
      part
        .replaceAll(/^[^>]*>|<[^<>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
};

test('A whole set is added with a piece that is in stock', () => {
  expect(wordsBeside(white)[0]).toContain('Together $699 Add the whole set');
});

test('A whole set cannot be added with a piece that is sold out, nor does it lead to another size', () => {
  expect(wordsBeside({ ...white, isPurchasable: false })[0]).toContain('Bedroom set : Out of stock');
});

test('A whole set of which a piece is sold out stays on the page, which says so [C3.84, C4.05, C4.06]', () => {
  const parted = { ...collection, isComplete: false };
  expect(wordsOf({ ...parted, isSoldOut: true }, [white])).toEqual(['Bedroom set : Out of stock']);
  expect(wordsOf(parted, [white])).toEqual([]);
});

test('A color that the set does not come in is named, and does not lead back to the page', () => {
  expect(wordsBeside(white, inColor('blue'))[1]).toContain('Bedroom set : not available in this color');
});
