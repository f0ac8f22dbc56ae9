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
  shop,
  page,
}) => {
  // A page of each.
  test.slow();
  const height = 900;
  await page.setViewportSize({ width: 1440, height });
  const faults: string[] = [];
  for (const [key, path] of FIRST) {
    await shop.looksAt(`http://${hostOf(key)}${path}`);
    const button = page
      .getByRole('button', { name: /^(Add to cart|Ajouter au panier|Agregar al carrito)$/ })
      .first();
    const price = page.getByRole('region', { name: /^(Price|Prix|Precio)$/ });
    for (const box of await Promise.all([button.boundingBox(), price.boundingBox()])) {
      const end = box ? box.y + box.height : height + 1;
      if (end > height) faults.push(`${key} ${path} ends at ${Math.round(end)}`);
    }
  }
  expect(FIRST.length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test('on a phone a page that is not there says so on its first screen', async ({ shop, page }) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  // Each brand looks like itself in every country; the longer words are the French ones.
  for (const [key, path] of [
    ...shippedCatalogue().brands.map(({ brand }) => [brand.storefronts[0]?.key ?? '', '/nowhere'] as const),
    ['halcyon-ca', '/fr/nowhere'] as const,
  ]) {
    await shop.looksAt(`http://${hostOf(key)}${path}`);
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((box?.y ?? height) + (box?.height ?? height), key).toBeLessThan(height);
  }
});
