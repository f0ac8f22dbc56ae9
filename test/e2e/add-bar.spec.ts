import { expect, test } from './shop.ts';

test('a shopper who has scrolled past the price still sees it, what it was, what is free and when it comes', {
  tag: '@phone',
}, async ({ shop, page }) => {
  const bar = page.locator('[data-add-bar]');
  const seen = (text: string | RegExp) => bar.getByText(text).filter({ visible: true });
  const asksQuestions = () => page.getByRole('heading', { name: 'Questions, answered' });
  await shop.opens('/mattress?size=queen');
  await asksQuestions().scrollIntoViewIfNeeded();
  await expect(seen('Queen')).toBeVisible();
  await expect(seen(/^was \$\d/)).toBeVisible();
  await expect(seen(/^Arrives \w{3}, \w{3} \d.* · Free sleep set$/)).toBeVisible();

  const priceOf = async (size: string): Promise<string> => {
    await page.getByRole('radio', { name: size, exact: true }).check();
    await asksQuestions().scrollIntoViewIfNeeded();
    await expect(seen(size)).toBeVisible();
    return seen(/^\$\d/).first().innerText();
  };
  expect(await priceOf('Twin')).not.toBe(await priceOf('King'));
});

test('the bar is as low on the smallest phone as on a wide one', async ({ shop, page }) => {
  await shop.opens('/mattress?size=splitKing');
  const heightAt = async (width: number): Promise<number | undefined> => {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('heading', { name: 'Questions, answered' }).scrollIntoViewIfNeeded();
    const bar = page.locator('[data-add-bar]');
    await expect(bar).toBeVisible();
    return (await bar.boundingBox())?.height;
  };
  const wide = await heightAt(430);
  expect(wide).toBeLessThan(100);
  expect(await heightAt(320)).toBe(wide);
});

test('under the price stands what a part of it is; with a coupon, whose price is another, who lends', async ({
  shop,
  page,
}) => {
  // Its own line would stand in the place of this one.
  await page.route(/\/affirm\.js$/, (route) => route.abort());
  const line = () => page.locator('form[data-purchase] a[href="/p/financing"]').filter({ visible: true });
  await shop.opens('/mattress?size=queen');
  await expect(line()).toHaveText(/^4 interest-free payments of \$174\.75 with After Pay/, {
    useInnerText: true,
  });
  await page.getByRole('radio', { name: 'Twin', exact: true }).check();
  await expect(line()).not.toHaveText(/\$174\.75/, { useInnerText: true });
  await expect(line()).toHaveText(/^4 interest-free payments of \$\d/, { useInnerText: true });
  // Four payments of the price of one would be too little.
  await page.getByLabel('Quantity').selectOption('2');
  await expect(line()).toHaveText(/^Pay over time with After Pay, .*$/, { useInnerText: true });

  await shop.opens('/mattress?size=queen&coupon=SLEEP10');
  await expect(line()).toHaveText(/^Pay over time with After Pay, .*$/, { useInnerText: true });
  await line().click();
  await expect(shop.heading('Financing and paying over time')).toBeVisible();
});

test('the choice in the bar leads to the choices: after a moment the page moves there [C9.13, C9.14]', async ({
  shop,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await shop.opens('/mattress?size=queen');
  await page.getByRole('heading', { name: 'Questions, answered' }).scrollIntoViewIfNeeded();
  const link = page.locator('[data-add-bar] a[href="#choices"]').filter({ visible: true });
  await expect(link).toBeVisible();
  const choices = page.locator('#choices');
  await page.clock.pauseAt(Date.now() + 60_000);
  const topOf = async (): Promise<number> => Math.round((await choices.boundingBox())?.y ?? 0);
  const before = await topOf();
  await link.click();
  await expect(choices).toBeFocused();
  await page.clock.runFor(500);
  expect(await topOf()).toBe(before);
  await page.clock.runFor(1_500);
  expect(await topOf()).toBe(50);
});
