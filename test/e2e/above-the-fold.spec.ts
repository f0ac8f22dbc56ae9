import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { hostOf } from '../pages/store-host.ts';
import { expect, test } from './shop.ts';

/** The first mattress of every storefront, in each of its languages. */
const FIRST = shippedCatalogue().brands.flatMap(({ brand, products }) => {
  const url = products.find(({ kind }) => kind === 'mattress')?.url ?? '';
  return brand.storefronts.flatMap(({ key, otherLanguages }) =>
    ['', ...otherLanguages.map((language) => `/${language}`)].map(
      (prefix) => [key, `${prefix}${url}`] as const,
    ),
  );
});

test('on a usual screen the price and the button of a mattress stand above the fold, beside its first picture', async ({
  page,
}) => {
  const height = 900;
  await page.setViewportSize({ width: 1440, height });
  const faults: string[] = [];
  for (const [key, path] of FIRST) {
    await page.goto(`http://${hostOf(key)}${path}`);
    await page.evaluate(() => document.fonts.ready);
    const button = page.getByRole('button', { name: /^(Add to cart|Ajouter au panier)$/ }).first();
    for (const part of [button, page.getByRole('region', { name: /^(Price|Prix)$/ })]) {
      const { y, height: tall } = (await part.boundingBox()) ?? { y: height, height: 1 };
      if (y + tall > height) faults.push(`${key} ${path} ends at ${Math.round(y + tall)}`);
    }
  }
  expect(FIRST.length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test('on a phone a page that is not there says so on its first screen', async ({ page }) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  for (const { brand } of shippedCatalogue().brands)
    for (const { key } of brand.storefronts) {
      await page.goto(`http://${hostOf(key)}/nowhere`);
      const box = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect((box?.y ?? height) + (box?.height ?? height), key).toBeLessThan(height);
    }
});
