import type { Locator, Page } from '@playwright/test';
import { productId, resultOf } from '../support/visitor.ts';
import { CARDS, expect, test } from './shop.ts';

/** More stops than any page has. */
const MOST_STOPS = 120;

/** The keys of a shopper who has no mouse. */
const keysOf = (page: Page) => {
  const keys = {
    presses: (key: string) => page.keyboard.press(key),
    types: (text: string) => page.keyboard.type(text),
    /** From stop to stop until it is reached. */
    tabsTo: async (target: Locator): Promise<void> => {
      await expect(target).toBeVisible();
      const wanted = await target.elementHandle();
      for (let stops = 0; stops < MOST_STOPS; stops += 1) {
        if (await wanted?.evaluate(isFocused)) break;
        await page.keyboard.press('Tab');
      }
      await expect(target).toBeFocused();
    },
    goesAndPresses: async (target: Locator, key = 'Enter'): Promise<void> => {
      await keys.tabsTo(target);
      await page.keyboard.press(key);
    },
    goesAndTypes: async (target: Locator, text: string): Promise<void> => {
      await keys.tabsTo(target);
      await page.keyboard.type(text);
    },
  };
  return keys;
};

/** Runs in the document that it is in: the page, or a frame of it. */
const isFocused = (node: Node): boolean => {
  const { ownerDocument } = node;
  return node === ownerDocument?.activeElement && ownerDocument.hasFocus();
};

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).first();

test('a mattress is bought by keyboard alone: its size, its coupon, a wrong size, a wrong ZIP code, a plan and a card', async ({
  shop,
  page,
}) => {
  // Some hundred keys, one by one.
  test.slow();
  const { presses, types, tabsTo, goesAndPresses, goesAndTypes } = keysOf(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  // Chosen on an earlier visit, for a bed of another size.
  const protector = { productID: await productId(shop, 'waterproof-mattress-protector'), quantity: 1 };
  await resultOf(shop.client.addItems([{ ...protector, properties: [{ name: 'Size', value: 'queen' }] }]));
  await shop.opens('/mattress');
  await presses('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await presses('Enter');
  await tabsTo(page.getByRole('radio', { name: 'Queen', exact: true }));
  await presses('ArrowRight');
  await expect(page.getByRole('radio', { name: 'King', exact: true })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('$899');
  await goesAndPresses(button(page, 'Add to cart'), 'Space');
  await goesAndPresses(shop.offers().getByRole('link', { name: 'Go to cart' }));
  await expect(shop.heading('Your cart')).toBeVisible();

  await shop.comesAlive();
  await goesAndTypes(field('Coupon code'), 'SLEEP10');
  await presses('Enter');
  await expect(page.locator('form:focus')).toContainText(/SLEEP10 takes \$[\d.]+ off/);

  await goesAndPresses(button(page, 'Proceed to checkout'));
  const question = page.getByRole('dialog', { name: 'You may have the wrong size' });
  await expect(question).toBeVisible();
  await presses('Escape');
  await expect(question).toBeHidden();
  await expect(button(page, 'Proceed to checkout')).toBeFocused();
  await presses('Space');
  await goesAndPresses(button(question, /^Change to King/));

  await expect(shop.heading('Where should it go?')).toBeFocused();
  for (const [label, text] of [
    ['Full name', 'Ada Lovelace'],
    ['Email', 'ada@example.com'],
    ['Phone', '212 555 0142'],
    ['Address line 1', '20 W 34th St'],
    ['City', 'Albuquerque'],
    ['State', 'New Y'],
    ['ZIP code', '87101'],
  ] as const)
    await goesAndTypes(field(label), text);
  await expect(field('State')).toHaveValue('NY');
  await presses('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await goesAndPresses(button(page, '87101 is in New Mexico: change the state?'));
  await expect(field('State')).toBeFocused();
  await expect(field('State')).toHaveValue('NM');
  await expect(button(page, 'change the state?')).toBeHidden();
  const news = page.getByRole('checkbox', { name: /SMS order status/ });
  await goesAndPresses(news, 'Space');
  await expect(news).toBeChecked();
  await goesAndPresses(button(page, 'Continue to billing'));

  const plan = page.getByRole('dialog', { name: 'Protect what you chose?' });
  await goesAndPresses(button(plan, /^Add for \$/));
  await expect(plan).toBeHidden();
  await expect(shop.heading('How would you like to pay?')).toBeVisible();
  for (const [label, text] of [
    ['Card number', CARDS.succeeds],
    ['Expiration date', '1234'],
    ['CVC', '123'],
  ] as const) {
    const frame = page.frameLocator(`iframe[title*="${label.toLowerCase()}" i]`);
    await tabsTo(frame.getByLabel(label, { exact: true }));
    await types(text);
  }
  await goesAndPresses(button(page, 'Review order'));
  await expect(shop.heading('One last look')).toBeFocused();
  const { couponDetails, items } = await shop.cart();
  expect(couponDetails?.code).toBe('SLEEP10');
  expect(items.some(({ forItem, isGift }) => forItem && !isGift)).toBe(true);
  expect(await resultOf(shop.client.checkout())).toMatchObject({
    permissions: { sendSMS: true },
    shippingAddress: { state: 'NM' },
  });
  await goesAndPresses(shop.placeOrder());
  await shop.isThanked();
});
