import { expect, type Shop, test } from './shop.ts';

const BED = '/bed-frames/mira-panel-bed';

/** The large pictures and, below them, the small ones that lead to them. */
const galleryOf = ({ page }: Shop) => {
  const [large, small] = [0, 1].map((index) =>
    page.getByRole('region', { name: 'Pictures' }).getByRole('list').nth(index),
  );
  if (!large || !small) throw new Error('two lists were made');
  return {
    large: (name: string) => large.getByRole('img', { name, exact: true }),
    small: (name: string) => small.getByRole('link', { name, exact: true }),
  };
};

test('a colour is chosen by a picture of its material, the pictures of the bed follow it, and nothing on the page moves', {
  tag: '@phone',
}, async ({ shop, page }) => {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry.toJSON() as { readonly value: number }).value;
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = async () => Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
  await shop.opens(BED);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  // Where the brand's letters arrive after the first paint, a paragraph may need one line more than in the letters before them.
  const byLetters = await moved();
  expect(byLetters).toBeLessThan(0.01);

  const { large, small } = galleryOf(shop);
  await expect(large('Mira panel bed in a bedroom')).toBeInViewport();
  await expect(small('Mira panel bed in a bedroom')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Shown in white').first()).toBeHidden();

  const colors = page.getByRole('radiogroup', { name: 'Color' });
  await expect(colors.getByRole('radio')).toHaveCount(3);
  const swatches = colors.locator('img[src*="/swatch"]');
  await expect(swatches).toHaveCount(3);
  await colors.scrollIntoViewIfNeeded();
  for (const swatch of await swatches.all())
    await expect.poll(() => swatch.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  await colors.getByRole('radio', { name: 'Navy', exact: true }).check();
  // On a phone the choice lies below the pictures.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(large('Mira panel bed in navy')).toBeInViewport({ ratio: 0.2 });
  await expect(large('Mira panel bed in a bedroom')).not.toBeInViewport();
  await expect(small('Mira panel bed in navy')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/color=navy/);
  await expect(small('Mira panel bed in white')).toBeHidden();
  await expect(page.getByText('Shown in white').first()).toBeVisible();
  await shop.isAccessible();
  expect((await moved()) - byLetters).toBeCloseTo(0, 4);
});

test('a mattress is shown from above in the size that is chosen; by keyboard a small picture leads to its large one, and the page stays where it is', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress?size=queen');
  const { large, small } = galleryOf(shop);
  const above = (size: string) =>
    `Classic memory foam mattress in ${size}, from above, with its sides in inches`;
  await small(above('Queen')).click();
  await expect(large(above('Queen'))).toBeInViewport({ ratio: 0.2 });
  await page.getByRole('radio', { name: 'Twin XL', exact: true }).check();
  await expect(small(above('Queen'))).toBeHidden();
  await expect(small(above('Twin XL'))).toHaveAttribute('aria-current', 'true');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(large(above('Twin XL'))).toBeInViewport({ ratio: 0.2 });

  await small('Classic memory foam mattress, close-up').focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(large('Classic memory foam mattress, close-up')).toBeInViewport({ ratio: 0.2 });
  await expect(small('Classic memory foam mattress, close-up')).toHaveAttribute('aria-current', 'true');
  await expect(small('Classic memory foam mattress in a bedroom')).not.toHaveAttribute('aria-current');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.describe('the gallery of a bed without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the chosen colour first, and every other colour is there to be scrolled to', async ({
    shop,
    page,
  }) => {
    await shop.opens(`${BED}?color=navy`);
    const { large, small } = galleryOf(shop);
    await expect(large('Mira panel bed in navy')).toBeInViewport({ ratio: 0.2 });
    await small('Mira panel bed in slate').click();
    await expect(large('Mira panel bed in slate')).toBeInViewport({ ratio: 0.2 });
    await small('Mira panel bed, close-up').click();
    await expect(large('Mira panel bed, close-up')).toBeInViewport({ ratio: 0.2 });
    await expect(page).toHaveURL(/#picture-\d$/);
  });
});
