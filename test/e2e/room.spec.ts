import type { Page, Route } from '@playwright/test';
import { expect, test } from './shop.ts';

const answerOf = (page: Page) => page.getByRole('status').filter({ hasText: /^(?:Yes|No|We do not know)/ });

const asks = async (page: Page, width: string, length: string): Promise<void> => {
  await page.getByLabel('Width', { exact: true }).fill(width);
  await page.getByLabel('Length', { exact: true }).fill(length);
  await page.getByRole('button', { name: 'Will it fit?' }).click();
};

test('a shopper is told whether a bed fits the room and its box the door, and the answer follows the size', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress?size=queen');
  await page.getByLabel('Its width').fill('30');
  await page.getByLabel('Its height').fill('6 ft 8 in');
  await asks(page, '9 ft 2 in', '9');
  await expect(answerOf(page)).toContainText('Yes, it fits.');
  await expect(answerOf(page)).toContainText('9 ft 2 in: 25 in free on each side and 28 in at its foot.');
  await expect(answerOf(page)).toContainText('Yes, it goes through the door.');
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect(answerOf(page)).toContainText('No, it is too tight.');
  await expect(page.getByLabel('Width', { exact: true })).toHaveValue('9 ft 2 in');
  await shop.isAccessible();

  await asks(page, 'wide', '9');
  await expect(page.getByLabel('Width', { exact: true })).toBeFocused();
  await expect(page.getByText('We cannot read this as a length.')).toBeVisible();
});

test('what is typed while the answer is on its way stays; what was said of another size does not, where the new one cannot be asked about', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress?size=queen');
  const held: Route[] = [];
  await page.route('**/room/**', (route) => {
    held.push(route);
  });
  await asks(page, '9', '9');
  await expect.poll(() => held.length).toBe(1);
  const length = page.getByLabel('Length', { exact: true });
  await length.fill('20');
  await held[0]?.continue();
  await expect(answerOf(page)).toContainText('Yes, it fits.');
  await expect(length).toHaveValue('20');
  await expect(length).toBeFocused();
  await expect(page.getByLabel('Width', { exact: true })).toHaveValue('9');

  await page.unroute('**/room/**');
  await page.route('**/room/**', (route) => route.abort());
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect(page.getByText('We could not check whether it fits. Please try again.')).toBeVisible();
  await expect(answerOf(page)).toHaveCount(0);
  await page.unroute('**/room/**');
  await page.getByRole('radio', { name: 'Queen', exact: true }).check();
  await expect(answerOf(page)).toContainText('Yes, it fits.');
});

test('a browser that cannot draw says so, and the words and the plan stay', async ({ shop, page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await shop.opens('/furniture/socalle-dresser');
  await asks(page, '8', '10');
  await expect(answerOf(page)).toContainText('Yes, it fits.');
  await page.getByRole('button', { name: 'See it in your room size' }).click();
  await expect(page.getByText('Your browser cannot show the model.')).toBeVisible();
  await page.getByRole('button', { name: 'See it in your room size' }).click();
  await expect(page.getByText('Your browser cannot show the model.')).toHaveCount(1);
  await expect(answerOf(page)).toContainText('Yes, it fits.');
});
