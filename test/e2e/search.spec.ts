import { expect, test } from './shop.ts';

const FIELD = 'What are you looking for?';

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
