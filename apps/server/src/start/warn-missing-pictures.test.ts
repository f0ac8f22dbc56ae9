import type { Storefront } from '@counterpane/api/catalogue/storefront';
import { expect, test } from 'vitest';
import { warnMissingPictures } from './warn-missing-pictures.ts';

const storefrontOf = (brand: string, pictures: Readonly<Record<string, string>>) =>
  ({
    brand: { key: brand },
    entries: Object.entries(pictures).map(([name, url]) => ({ data: { name }, media: [{ url }] })),
  }) as unknown as Storefront;

test('Products without pictures are warned of once for each brand, and a brand with all of them is not', () => {
  const warned: unknown[] = [];
  const plain = { pillow: '/media/pillow/plate.svg', sheets: '/pictures/eighth/sheets/hero-320.webp' };
  warnMissingPictures(
    [
      storefrontOf('eighth', plain),
      storefrontOf('eighth', plain),
      storefrontOf('first', { bed: '/pictures/b.webp' }),
    ],
    { warn: (facts: unknown) => warned.push(facts) },
  );
  expect(warned).toEqual([{ brand: 'eighth', products: ['pillow'] }]);
});
