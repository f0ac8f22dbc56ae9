import type { ProductPage } from '@counterpane/contract/pages/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import { Gallery } from '../gallery.tsx';
import { closestOf, findShownPhotos } from './shown-photos.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const drawn = productPageOf(classic, null);

const photo = (view: string, alt: string, ...tags: string[]) => ({
  url: `/pictures/halcyon/mira/${view}-960.webp?v=1`,
  thumbUrl: `/pictures/halcyon/mira/${view}-320.webp?v=1`,
  title: 'Mira',
  alt,
  tags: ['in-use', '@order-1', ...tags],
});

/** A bed in two colours, of which one is chosen. */
const bedIn = (chosen: 'oak' | 'walnut'): ProductPage => {
  const [variant] = drawn.variants;
  if (!variant) throw new Error('the fixture has variants');
  const colors = [
    { value: 'oak', title: 'Oak', note: null, swatch: null, texture: null, priceDiff: 0, outOfStock: false },
    {
      value: 'walnut',
      title: 'Walnut',
      note: null,
      swatch: null,
      texture: null,
      priceDiff: 0,
      outOfStock: false,
    },
  ];
  return {
    ...drawn,
    product: {
      ...drawn.product,
      properties: [{ name: 'Color', title: 'Color', options: colors }],
      mediaCollection: [
        photo('hero', 'Mira in a bedroom', 'tint:#d8cfc4'),
        photo('angle', 'Mira in oak', 'color:oak'),
        photo('angle-walnut', 'Mira in walnut', 'color:walnut'),
        photo('detail', 'Mira, close-up'),
        { ...photo('footprint', 'Mira from above', 'size:queen'), url: '/media/mira/footprint-queen.svg' },
      ],
    },
    variants: colors.map(({ value, title }) => ({
      ...variant,
      sku: `mira-c:${value}`,
      properties: [{ name: 'Color', value, title }],
    })),
    selectedSku: `mira-c:${chosen}`,
  };
};

const shown = (page: ProductPage): string => {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <Gallery page={page} /> }]);
  return renderToStaticMarkup(<Stub />);
};

/** What the large pictures show, those that are there for the chosen variant. */
const seen = (page: ProductPage): string[] =>
  [...shown(page).matchAll(/<li id="picture-\d+"([^>]*)>.*?alt="([^"]*)"/g)]
    .filter(([, attributes = '']) => !attributes.includes('hidden'))
    .map(([, , alt = '']) => alt);

test('a product is shown in the colour that it was photographed in, with every other view of it', () => {
  expect(seen(bedIn('oak'))).toEqual(['Mira in a bedroom', 'Mira in oak', 'Mira, close-up']);
  expect(shown(bedIn('oak'))).toMatch(/<p [^>]*hidden[^>]*>Shown in oak/);
});

test('another colour comes first, and what is not in that colour says so', () => {
  const page = bedIn('walnut');
  expect(seen(page)).toEqual(['Mira in walnut', 'Mira in a bedroom', 'Mira, close-up']);
  expect(shown(page)).not.toMatch(/<p [^>]*hidden[^>]*>Shown in oak/);
});

test('a picture of a size is there for that size alone, and for no colour', () => {
  const page = bedIn('oak');
  const [oak, walnut] = page.variants;
  if (!oak || !walnut) throw new Error('the bed has two variants');
  const inSize = (value: string) => ({
    ...oak,
    sku: `mira-s:${value}`,
    properties: [...oak.properties, { name: 'Size' as const, value, title: value }],
  });
  const sized = { ...page, variants: [inSize('queen'), inSize('king')] };
  expect(seen({ ...sized, selectedSku: 'mira-s:queen' }).at(-1)).toBe('Mira from above');
  expect(seen({ ...sized, selectedSku: 'mira-s:king' }).at(-1)).toBe('Mira, close-up');
  expect(shown(sized).match(/Shown in oak/g)).toHaveLength(2);
});

test('what is said of it stands beside its closest look, and not beside the drawing of a size', () => {
  const found = findShownPhotos(bedIn('walnut'));
  expect(found && closestOf(found)?.alt).toBe('Mira, close-up');
});

test('only the first picture is waited for; each has a small one that leads to it', () => {
  const html = shown(bedIn('oak'));
  expect(html.match(/loading="eager"/g)).toHaveLength(1);
  expect([...html.matchAll(/<a href="(#[^"]+)"/g)].map(([, hash]) => hash)).toEqual(
    [...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => `#${id}`),
  );
});

test('what has not been photographed is drawn', () => {
  expect(shown(drawn)).not.toContain('/pictures/');
  expect(shown(drawn)).toContain('<svg');
});
