import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, it } from 'vitest';
import { localizeWith } from '../language/localize-with.ts';
import { writingIn } from '../language/writing.ts';
import { mediaOf } from './media.ts';

const inEnglish = localizeWith(writingIn('en-US', (text) => text));

it('every picture of everything that any brand sells is described, and not by the name of its file', () => {
  const pictures = shippedCatalogue().brands.flatMap(({ products }) =>
    products.flatMap((product) =>
      mediaOf(product, 'halcyon', {}, inEnglish).map((picture) => ({ product, ...picture })),
    ),
  );
  expect(pictures.length).toBeGreaterThan(500);
  const bare = pictures.filter(
    ({ alt, product, url }) =>
      alt.trim() === '' || alt === product.name || url.includes(alt) || /\.\w{3,4}$|undefined/.test(alt),
  );
  expect(bare.map(({ url, alt }) => `${url}: ${alt}`)).toEqual([]);
});

it('two pictures of one thing are told apart by their descriptions', () => {
  const alike = shippedCatalogue().brands.flatMap(({ products }) =>
    products.filter((product) => {
      const alts = mediaOf(product, 'halcyon', {}, inEnglish).map(({ alt }) => alt);
      return new Set(alts).size < alts.length;
    }),
  );
  expect(alike.map(({ name }) => name)).toEqual([]);
});
