import { expect } from '@playwright/test';
import {
  delivers,
  hasLoaded,
  isAccessible,
  ordersAndOpens,
  SMALL,
  shipped,
  signsIn,
} from './delivered-orders.ts';
import { test } from './shop.ts';

test('A delivered mattress is claimed with a photograph, returned and received on pages that everybody can use', async ({
  shop,
  page,
  browser,
}) => {
  await page.setViewportSize(SMALL);
  const id = await ordersAndOpens(shop);
  const staff = await signsIn(browser);
  await shipped(staff, id);
  await page.reload();
  await page.getByRole('link', { name: 'Choose another delivery day' }).click();
  await shop.heading('Choose another delivery day').waitFor();
  await isAccessible(page);
  await page.getByLabel('New delivery day').selectOption({ index: 5 });
  await page.getByLabel('Hours').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Deliver on this day' }).click();
  await shop.heading(/^Order/).waitFor();
  await isAccessible(page);
  for (const [path, title] of [
    ['/staff/pick-list', 'Pick list'],
    ['/staff/cancellations', 'Cancellations'],
    ['/staff/experiments', 'Experiments'],
    ['/staff/funnel', 'From visit to order'],
    ['/staff/questions', 'Questions to answer'],
  ] as const) {
    await staff.goto(path);
    await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await isAccessible(staff);
  }
  await delivers(staff, id);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Trial and returns' })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: 'Make a claim' }).click();
  await shop.heading('Make a claim').waitFor();
  await isAccessible(page);
  await page.getByLabel('What is wrong?').selectOption('Sagging');
  await page.getByLabel('Describe it').fill('It dips by two inches.');
  await page.getByRole('button', { name: 'Send the claim' }).click();
  await expect(page.getByRole('alert')).toContainText('Please add a photograph that shows it.');
  await expect(page.getByLabel('Describe it')).toHaveValue('It dips by two inches.');
  const dip = await page.screenshot({ type: 'png' });
  await page
    .getByLabel('Photographs')
    .setInputFiles([{ name: 'dip.png', mimeType: 'image/png', buffer: dip }]);
  await page.getByRole('button', { name: 'Send the claim' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We have your claim.' })).toBeFocused();
  await hasLoaded(page.getByRole('img', { name: 'Photograph 1' }));
  await isAccessible(page);
  await staff.goto('/staff/claims');
  await expect(staff.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
  await isAccessible(staff);
  await staff.goto(`/staff/orders/${id}`);
  await staff
    .getByRole('form', { name: 'Decide claim 1' })
    .getByRole('textbox')
    .fill('With a ruler, please.');
  await staff.getByRole('button', { name: 'Ask for more' }).click();
  await expect(staff.getByText('Waits for the customer').first()).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Add what we asked for' }).click();
  await shop.heading('Add what we asked for').waitFor();
  await isAccessible(page);
  await page.getByLabel('Describe it').fill('Two inches by the ruler.');
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We have your claim.' })).toBeFocused();
  await staff.reload();
  await staff.getByRole('button', { name: 'Send a replacement' }).click();
  await expect(staff.getByText('Claim: replacement sent').first()).toBeVisible();
  await isAccessible(staff);
  await page.reload();
  await expect(page.getByText('The new one is being prepared.')).toBeVisible();

  await page.getByRole('link', { name: 'Return items' }).click();
  await shop.heading('Return items').waitFor();
  await isAccessible(page);
  await page
    .getByRole('link', { name: /^Exchange / })
    .first()
    .click();
  await shop.heading('Exchange').waitFor();
  await isAccessible(page);
  const wanted = page.getByRole('combobox', { name: 'What you want instead' });
  await wanted.selectOption(
    await wanted
      .getByRole('option', { name: /^Twin: you get/ })
      .first()
      .getAttribute('value'),
  );
  await page.getByRole('button', { name: 'See what it comes to' }).click();
  await shop.heading('Exchange it?').waitFor();
  await isAccessible(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Return it for money instead' }).click();
  await page
    .getByRole('combobox', { name: /^How many/ })
    .first()
    .selectOption('1');
  await page.getByRole('button', { name: 'See what you get back' }).click();
  await shop.heading('Return these items?').waitFor();
  await isAccessible(page);
  const png = await page.screenshot({ type: 'png' });
  await page
    .getByLabel('Photographs (optional)')
    .setInputFiles([{ name: 'seam.png', mimeType: 'image/png', buffer: png }]);
  await page.getByRole('button', { name: /^Return and get/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We have your return.' })).toBeFocused();
  await hasLoaded(page.getByRole('img', { name: 'Photograph 1' }).first());
  await isAccessible(page);

  await staff.goto('/staff/returns');
  await expect(staff.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  await isAccessible(staff);
  await staff.goto(`/staff/orders/${id}`);
  await hasLoaded(staff.getByRole('img', { name: 'Photograph 1 of the customer' }).first());
  await staff.getByRole('button', { name: 'Approve the return' }).click();
  await expect(staff.getByRole('button', { name: /^Receive it/ })).toBeVisible();
  await isAccessible(staff);
  await staff.getByRole('button', { name: /^Receive it/ }).click();
  await expect(staff.getByText('1 came, 0 into stock').first()).toBeVisible();
});
