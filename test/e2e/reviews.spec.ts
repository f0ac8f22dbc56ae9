import { expect } from '@playwright/test';
import { delivers, hasLoaded, isAccessible, ordersAndOpens, SMALL, signsIn } from './delivered-orders.ts';
import { test } from './shop.ts';

const TITLE = 'Quiet as a cloud';

test('A delivered mattress is reviewed with a photograph, published by staff, and stands on its page', async ({
  shop,
  page,
  browser,
}) => {
  await page.setViewportSize(SMALL);
  const id = await ordersAndOpens(shop);
  const order = page.url();
  const staff = await signsIn(browser);
  await delivers(staff, id);

  await page.reload();
  await page
    .getByRole('link', { name: /^Write a review of Classic/ })
    .first()
    .click();
  await shop.heading('Write a review').waitFor();
  await isAccessible(page);
  await page.getByRole('radio', { name: '5 stars: excellent' }).check();
  await page.getByLabel('In a few words').fill(TITLE);
  await page.getByLabel('What you think of it').fill('Nothing creaks, and nobody wakes up.');
  const bed = await page.screenshot({ type: 'png' });
  await page
    .getByLabel('Photographs (optional)')
    .setInputFiles([{ name: 'bed.png', mimeType: 'image/png', buffer: bed }]);
  await page.getByRole('button', { name: 'Send your review' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you for your review.' })).toBeFocused();
  await isAccessible(page);

  await staff.goto('/staff/reviews');
  const waiting = staff.getByRole('list', { name: 'Reviews to read' }).getByRole('listitem');
  const own = waiting.filter({ hasText: TITLE });
  await hasLoaded(own.getByRole('img', { name: 'Photograph 1 of the customer' }));
  await own.getByText('Leave it out').click();
  await isAccessible(staff);
  await own.getByRole('button', { name: 'Publish the review' }).click();
  await expect(staff.getByRole('status').filter({ hasText: 'The review is decided.' })).toBeFocused();
  await isAccessible(staff);

  await page.goto('/mattress');
  const review = page.getByRole('article').filter({ hasText: TITLE });
  await expect(review.getByText('Verified buyer')).toBeVisible();
  const photograph = review.getByRole('button', { name: 'Photograph 1 by Ada L.' });
  await hasLoaded(photograph.getByRole('img'));
  await photograph.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Photograph 1 by Ada L.' });
  await hasLoaded(viewer.getByRole('img'));
  // The ring of the keyboard is around the picture.
  await expect(viewer.getByRole('link')).toBeFocused();
  const [link, picture] = [viewer.getByRole('link'), viewer.getByRole('img')];
  expect((await link.boundingBox())?.height).toBe((await picture.boundingBox())?.height);
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photograph).toBeFocused();

  await page.goto('/reviews');
  const album = page.getByRole('region', { name: 'Photographs by customers' });
  const sent = album.getByRole('button', { name: `“${TITLE}”, photograph by Ada L.` });
  await hasLoaded(sent.getByRole('img'));
  await sent.click();
  const enlarged = page.getByRole('dialog', { name: `“${TITLE}”, photograph by Ada L.` });
  await hasLoaded(enlarged.getByRole('img'));
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sent).toBeFocused();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto('/reviews');
  await plain.getByRole('button', { name: `“${TITLE}”, photograph by Ada L.` }).press('Enter');
  const opened = plain.getByRole('dialog', { name: `“${TITLE}”, photograph by Ada L.` });
  await expect(opened).toBeVisible();
  await opened.getByRole('button', { name: 'Close the photograph' }).press('Enter');
  await expect(opened).toBeHidden();
  await plain.context().close();

  // Other tests read the samples of a demo.
  await page.goto(order);
  await page
    .getByRole('button', { name: /^Withdraw your review/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Your review is withdrawn' })).toBeFocused();
});
