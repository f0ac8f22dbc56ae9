import { expect, test } from './shop.ts';

test('a comparison that is wider than the screen is moved by keyboard up to its last bed', async ({
  shop,
  page,
}) => {
  await shop.opens('/compare');
  const comparison = page.getByRole('region', { name: 'Comparison' });
  const last = page.getByRole('columnheader').last();
  await comparison.focus();
  await expect(last).not.toBeInViewport();
  // As fingers press: the next key when the last has done its work, which is a bed further.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass({ timeout: 15_000 });
});

test('a sale shows two dozen products at once and unfolds the others', async ({ shop, page }) => {
  await shop.opens('/sale');
  const products = page.getByRole('main').getByRole('article');
  await expect(products).toHaveCount(24);
  const others = page.getByText(/^The other \d+ products$/);
  const count = Number(/\d+/.exec(await others.innerText())?.[0]);
  await others.click();
  await expect(products).toHaveCount(24 + count);
});

/** States of written pages that look different from those that axe.spec.ts visits. */
const LAYOUTS = [
  '/faq?q=zebra',
  '/p/mattress-quiz?position=side&weight=middle&heat=hot&partner=calm&touch=springy&budget=open',
  '/store/store-locator?zip=abc',
  '/store/store-locator?zip=60607',
  '/fsa-hsa-mattress-and-eligible-products',
  '/p/support?sent=7KQ4-M2XD',
];

test('everybody can use what forms of written pages lead to', async ({ shop, page }) => {
  for (const path of LAYOUTS) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await shop.isAccessible();
  }
});
