import { expect, test } from './shop.ts';

test('every picture of a product opens large, and Escape leads back to it [C3.81]', {
  tag: '@phone',
}, async ({ shop, page, isMobile }) => {
  await shop.opens('/mattress');
  const links = page.getByRole('region', { name: 'Pictures' }).getByRole('link', { name: /^Zoom: / });
  expect(await links.count()).toBeGreaterThan(2);
  const name = await links.first().innerText();
  await links.first().click();
  const zoom = page.getByRole('dialog', { name: 'Zoom' });
  const picture = zoom.getByRole('img', { name: name.replace('Zoom: ', '') });
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  // Of a desktop axe.spec.ts looks at it.
  if (isMobile) await shop.isAccessible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(links.first()).toBeFocused();
});

test('the large pictures are turned by keys and by buttons, and the last one seen is where the page goes on; a press or Enter comes closer, and again goes back', async ({
  shop,
  page,
}) => {
  await shop.opens('/bedding/sheet-set?color=grey');
  const links = page.getByRole('region', { name: 'Pictures' }).getByRole('link', { name: /^Zoom: / });
  const count = await links.count();
  await links.first().click();
  const zoom = page.getByRole('dialog', { name: 'Zoom' });
  const place = zoom.getByRole('status');
  await expect(place).toHaveText(`1 of ${count}`);
  await zoom.getByRole('button', { name: 'Next picture' }).click();
  await expect(place).toHaveText(`2 of ${count}`);
  const second = (await links.nth(1).innerText()).replace('Zoom: ', '');
  await expect(zoom.getByRole('img', { name: second })).toHaveCSS('opacity', '1');
  await zoom.getByRole('button', { name: 'Next picture' }).press('ArrowLeft');
  await zoom.getByRole('button', { name: 'Previous picture' }).press('ArrowLeft');
  await expect(place).toHaveText(`${count} of ${count}`);
  await zoom.getByRole('button', { name: 'Close' }).click();
  await expect(links.last()).toBeFocused();

  await shop.opens('/mattress');
  await links.first().click();
  const pan = page.getByRole('region', { name: 'Picture', exact: true });
  const hidden = () => pan.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await hidden()).toBe(0);
  await pan.getByRole('img').click({ position: { x: 600, y: 300 } });
  expect(await hidden()).toBeGreaterThan(200);
  const left = () => pan.evaluate(({ scrollLeft }) => scrollLeft);
  const before = await left();
  expect(before).toBeGreaterThan(0);
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(760, 400, { steps: 3 });
  await page.mouse.up();
  expect(await left()).toBeCloseTo(before - 60, -1);
  await pan.press('Enter');
  expect(await hidden()).toBe(0);
});
