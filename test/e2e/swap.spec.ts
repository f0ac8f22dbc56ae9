import { getFrom } from '../pages/store-host.ts';
import { expect, test } from './shop.ts';

const FRAME = '/bed-frames/bamboo-platform-bed-frame';

test('what is out of stock gives way to what can be had, says so, and can be undone; its pictures and the model of it follow both ways [C4.08]', async ({
  shop,
  page,
}) => {
  await shop.opens(`${FRAME}?size=king&color=walnut`);
  const current = page.getByRole('region', { name: 'Pictures' }).locator('[aria-current]');
  const model = page.getByRole('link', { name: 'Download model (GLB)' });
  await page.getByRole('radio', { name: 'Queen', exact: true }).check();
  const news = page.getByRole('status').filter({ hasText: 'out of stock' });
  await expect(news).toContainText('Queen, Walnut is out of stock; showing Queen, ');
  await expect(page.getByRole('radio', { name: 'Walnut' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAccessibleName(/ in (?!walnut)/);
  await expect(model).toHaveAttribute('href', /size=queen&color=(?!walnut)/);
  await shop.isAccessible();

  await news.getByRole('link', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'King', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'King', exact: true })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Walnut' })).toBeChecked();
  await expect(page.getByText('is out of stock; showing')).toBeHidden();
  await expect(page).toHaveURL(/size=king&color=walnut/);
  await expect(current).toHaveAccessibleName(/ in walnut$/);
  await expect(current).toBeInViewport();
  await expect(model).toHaveAttribute('href', /size=king&color=walnut$/);
  const [download] = await Promise.all([page.waitForEvent('download'), model.click()]);
  expect(download.suggestedFilename()).toBe('bamboo-platform-bed-frame-king-walnut.glb');
  const { type, bytes } = await getFrom('halcyon', (await model.getAttribute('href')) ?? '');
  expect(type).toBe('model/gltf-binary');
  expect(bytes.subarray(0, 4).toString()).toBe('glTF');

  // The way back is the one to what was chosen last, however often it is taken.
  await page.getByRole('radio', { name: 'Cal King' }).check();
  await page.getByRole('radio', { name: 'Queen', exact: true }).check();
  await news.getByRole('link', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'Cal King' })).toBeChecked();
});

test('what is out of stock gives way when another quantity is chosen, as on the server, and can be undone; so does what stands in for it, when there is not enough of that [C4.08, C4.09]', async ({
  shop,
  page,
}) => {
  await shop.opens(`${FRAME}?size=queen&color=walnut&keep=1`);
  await expect(page.getByRole('radio', { name: 'Walnut' })).toBeChecked();
  const quantity = page.getByRole('combobox', { name: 'Quantity', exact: true });
  await quantity.selectOption('3');
  const news = page.getByRole('status').filter({ hasText: 'out of stock' });
  await expect(news).toContainText('Queen, Walnut is out of stock; showing Queen, ');
  await expect(page.getByRole('radio', { name: 'Walnut' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();

  // Of what stands in there is enough: it stays, and so does what was said.
  await quantity.selectOption('4');
  await expect(news).toContainText('Queen, Walnut is out of stock; showing Queen, ');
  await news.getByRole('link', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'Walnut' })).toBeChecked();
  await expect(quantity).toBeFocused();
  await expect(page.getByText('is out of stock; showing')).toBeHidden();

  await shop.opens(`${FRAME}?size=queen&color=walnut`);
  await expect(page.getByRole('radio', { name: 'Natural' })).toBeChecked();
  // No demo store has so few of a choice: the page is told that one of the natural ones is left.
  const form = page.locator('form[data-purchase]');
  const facts = JSON.parse((await form.getAttribute('data-stock')) ?? '');
  const keyOf = (color: string) => facts.all.find((key: string) => key.endsWith(`s:queen/c:${color}`));
  facts.out[keyOf('walnut')] = [
    { from: 1, sku: keyOf('natural') },
    { from: 2, sku: keyOf('black') },
  ];
  await form.evaluate((element, stock) => element.setAttribute('data-stock', stock), JSON.stringify(facts));
  await quantity.selectOption('2');
  await expect(page.getByText('Queen, Walnut is out of stock; showing Queen, Black.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
  await quantity.selectOption('1');
  await expect(page.getByText('Queen, Walnut is out of stock; showing Queen, Natural.')).toBeVisible();
});
