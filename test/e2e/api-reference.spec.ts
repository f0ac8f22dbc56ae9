import { faultsOf } from './accessibility.ts';
import { expect, test } from './shop.ts';

test('a developer reads a call of the API in its reference, and tries it', async ({ page }) => {
  await page.goto('/api/docs');
  // The reference draws a hundred calls one after the other.
  await expect(page.getByRole('heading', { level: 3, name: 'The home page' })).toBeVisible({
    timeout: 30_000,
  });
  const faults = await faultsOf(page);
  expect(faults.filter((fault) => !fault.startsWith(OF_LIBRARY))).toEqual([]);
  await page.getByRole('button', { name: /^Test Request.*\/api\/pages\/home/ }).click();
  const call = page.getByRole('dialog');
  await call.getByRole('button', { name: 'Send get request to /api/pages/home' }).click();
  await expect(call).toContainText('200 OK');
  await expect(call).toContainText('"status": "ok"');
});

/** Scalar calls the example answers of every call alike. */
const OF_LIBRARY = 'landmark-unique';

test('nothing stands in the way of anybody where the API can be read without script', async ({ page }) => {
  await page.goto('/api/docs/plain');
  await expect(page.getByRole('heading', { level: 2, name: 'GET /api/pages/home' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
