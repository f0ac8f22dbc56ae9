import { expect } from '@playwright/test';
import { delivers, isAccessible, ordersAndOpens, SMALL, signsIn } from './delivered-orders.ts';
import { test } from './shop.ts';

test('A mattress is exchanged for a dearer one: turned back from the page of the card company, then paid there in a browser without script', async ({
  shop,
  page,
  browser,
}) => {
  await page.setViewportSize(SMALL);
  const id = await ordersAndOpens(shop);
  const order = page.url();
  await delivers(await signsIn(browser), id);

  await page.goto(`${order}/return`);
  await page
    .getByRole('link', { name: /^Exchange / })
    .first()
    .click();
  const wanted = page.getByRole('combobox', { name: 'What you want instead' });
  const dearer = wanted.getByRole('option', { name: /: costs \$[\d.,]+ more$/ }).first();
  await wanted.selectOption(await dearer.getAttribute('value'));
  await page.getByRole('button', { name: 'See what it comes to' }).click();
  await shop.heading('Exchange it?').waitFor();
  await isAccessible(page);
  await page.getByRole('button', { name: /^Exchange it and pay \$/ }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'It is not paid yet.' })).toBeVisible();
  await isAccessible(page);

  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const plain = await context.newPage();
  await plain.goto(order);
  await plain.getByRole('button', { name: /^Pay \$[\d.,]+ now$/ }).click();
  await plain.getByLabel('Card number').fill('4242424242424242');
  await plain.getByLabel('Expiration date').fill('12 / 34');
  await plain.getByLabel('CVC').fill('123');
  await plain.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(plain.getByText('Thank you, it is paid.')).toBeVisible();
  await context.close();
  await page.reload();
  await expect(
    page.getByText('We have your return, and write to you within one business day.'),
  ).toBeVisible();
});
