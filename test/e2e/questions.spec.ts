import { hostOf } from '../pages/store-host.ts';
import { HOME, resultOf } from '../support/visitor.ts';
import { expect, test } from './shop.ts';

test('before anything is paid a plan is offered once: what is chosen stands in the summary, and what was closed with Escape is not asked again [K4.44]', async ({
  shop,
  page,
}) => {
  const question = page.getByRole('dialog', { name: 'Protect what you chose?' });
  const isAsked = async () => {
    await shop.has('mattress', 'king');
    await resultOf(shop.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    await shop.opens('/checkout/billing');
    await expect(question).toBeVisible();
    await shop.comesAlive();
    // Escape closes what a script has opened over the page.
    await expect(page.locator('dialog:modal')).toBeVisible();
  };
  await isAsked();
  const told = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await told;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Review order' })).toBeVisible();
  await expect(question).toBeHidden();

  // Another shopper.
  await page.context().clearCookies();
  await isAsked();
  await shop.isAccessible();
  await question
    .getByRole('button', { name: /^Add for/ })
    .first()
    .click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Review order' })).toBeVisible();
  const plans = (await shop.cart()).items.filter(({ product }) => product.metadata.isWarranty);
  expect(plans).toHaveLength(1);
});

test('one more mattress that would make both cheaper is offered once, on the way to the checkout', async ({
  shop,
  page,
}) => {
  await shop.opens(`http://${hostOf('drift')}/mattress`);
  await page.getByRole('radio', { name: 'Queen', exact: true }).check();
  await shop.addsToCart();
  await page.getByText('Proceed to checkout', { exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Buy more, save more' });
  await expect(question).toContainText('One more mattress takes 5 % off each of them.');
  await shop.isAccessible();
  await question.getByRole('button', { name: 'No, thank you' }).click();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await page.goBack();
  await expect(shop.heading('Your cart')).toBeVisible();
  await page.getByText('Proceed to checkout', { exact: true }).click();
  await expect(page.getByLabel('Full name')).toBeVisible();
});
