import { linkTo } from '../support/sent-links.ts';
import { faultsOf } from './accessibility.ts';
import { expect, test } from './shop.ts';

test('nothing stands in the way of anybody who signs up for news, chooses their emails or asks to be told', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const email = `axe-${isMobile ? 'phone' : 'desktop'}@example.com`;
  await page.goto('/newsletter');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign me up' }).click();
  await expect(page.getByText('We have sent a link to that address')).toBeVisible();
  const faults = await faultsOf(page);
  const { pathname, search } = await linkTo(email, 'Do you want news');
  await page.goto(pathname + search);
  faults.push(...(await faultsOf(page)));
  await page.getByRole('button', { name: 'Confirm my sign-up' }).click();
  await expect(page.getByRole('checkbox', { name: 'News and offers' })).toBeChecked();
  faults.push(...(await faultsOf(page)));
  await page.goto('/notices?product=pillow');
  await page.getByLabel('Which one').selectOption({ index: 1 });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByText('We write to you once')).toBeVisible();
  faults.push(...(await faultsOf(page)));
  expect(faults).toEqual([]);
});
