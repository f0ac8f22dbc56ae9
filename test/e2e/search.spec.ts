import { readPage } from '../pages/read-page.ts';
import { expect, test } from './shop.ts';

const FIELD = 'What are you looking for?';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field of every page finds things, in the size that was asked for', async ({ page }) => {
    await page.goto('/p/returns');
    await page.getByLabel(FIELD).fill('queen sheets');
    await page.getByRole('button', { name: 'Find it' }).click();
    await expect(page).toHaveURL(/\/search\?q=queen\+sheets$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “queen sheets”');
    await expect(page.getByLabel(FIELD)).toHaveValue('queen sheets');
    await page.getByRole('link', { name: 'Sheet set', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Queen', exact: true })).toBeChecked();
  });

  test('results go on over plain links', async ({ page }) => {
    await page.goto('/search?q=king');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\/search\?q=king&page=2$/);
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('suggestions are chosen by keyboard, and Escape sends them away', async ({ shop, page }) => {
  await shop.opens('/mattresses');
  const field = page.getByRole('combobox', { name: FIELD });
  await field.fill('weighted bla');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await shop.isAccessible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('weighted bla');
  await field.pressSequentially('n');
  await expect(list.getByRole('option', { name: 'Serenity weighted blanket' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveText('Serenity weighted blanket');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shop.heading('Serenity weighted blanket')).toBeVisible();
});

test('a couch is not sold: the page says so, helps on, and anybody can use it', async ({ shop, page }) => {
  await shop.opens('/');
  await page.getByLabel(FIELD).fill('couch');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We do not sell couches or sofas.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await shop.isAccessible();
  await shop.opens('/search?q=kooch');
  await shop.isAccessible();
  await page.getByRole('link', { name: 'Did you mean “couch”?' }).click();
  await expect(page.getByText('We do not sell couches or sofas.')).toBeVisible();
});

test('nothing is wider than a screen of 320 pixels', async ({ shop, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.opens(`/search?q=${'unheardof'.repeat(20)}`);
  await shop.isAccessible();
  const field = page.getByRole('combobox', { name: FIELD });
  await field.fill('mattress');
  await expect(page.getByRole('option').first()).toBeVisible();
  await shop.isAccessible();
});

test('a search is nobody’s to keep, and search engines leave it out', async ({ request }) => {
  const answer = await request.get('/search?q=mattress');
  expect(answer.headers()['cache-control']).toContain('no-store');
  const page = await readPage(request, '/search?q=mattress');
  expect(page.html).toContain('content="noindex"');
  expect((await readPage(request, `/search?q=${'x'.repeat(10_000)}`)).status).toBe(200);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search');
});
