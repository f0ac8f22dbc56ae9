import { HOME } from '../support/visitor.ts';
import { CARDS, expect, test } from './shop.ts';

/** Where the card's frame asks for a token. */
const TOKENS = /\/v1\/tokens$/;

test('every step starts at its heading for those who hear the page; the card provider’s script comes with the billing step, and puts number, expiry and security code there [K7.45]', async ({
  shop,
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await shop.standsAt('cart');
  await shop.proceeds();
  await expect(shop.heading('Where should it go?')).toBeFocused();
  expect(scripts.filter((path) => path.endsWith('/stripe.js'))).toEqual([]);
  await shop.ships();
  await expect(shop.heading('How would you like to pay?')).toBeFocused();
  for (const title of ['card number', 'expiration date', 'CVC'])
    await expect(page.locator(`iframe[title="Secure ${title} input frame"]`)).toBeVisible();
  expect(scripts.filter((path) => path.endsWith('/stripe.js'))).toHaveLength(1);
  await shop.typesCard(CARDS.succeeds);
  await shop.reviews();
  await expect(shop.heading('One last look')).toBeFocused();
  await page.goBack();
  await expect(shop.heading('How would you like to pay?')).toBeFocused();
});

test('a shopper who chooses another way before the card’s fields have come goes on without them', async ({
  shop,
  page,
}) => {
  await shop.hasCome('billing');
  await page.route('**/v3/stripe.js', () => undefined);
  // A page that asks for the script early enough is not loaded before it has come.
  await page.goto('/checkout/billing', { waitUntil: 'domcontentloaded' });
  await shop.comesAlive();
  const goOn = page.getByRole('button', { name: 'Review order' });
  await expect(goOn).toBeDisabled();
  await page.getByRole('radio', { name: 'Bank', exact: true }).check();
  await goOn.click();
  await expect(shop.heading('One last look')).toBeVisible();
});

test('a token is made of the number with the name and the address of its owner, and has an id and a card; a card that gives none is refused in the provider’s words, and the shopper stays with it [K7.46, K7.47, K8.13]', async ({
  shop,
  page,
}) => {
  await shop.standsAt('billing', 'king', { ...HOME, line2: 'Floor 21' });
  const goesOn = async () => {
    const asked = page.waitForResponse(TOKENS);
    await page.getByRole('button', { name: 'Review order' }).click();
    return asked;
  };
  // Complete to look at, and known to nobody.
  await shop.typesCard('4111111111111111');
  const { error } = (await (await goesOn()).json()) as { error: { message: string } };
  await expect(page.getByRole('alert').first()).toContainText(error.message.slice(0, 60));
  await expect(page.getByRole('button', { name: 'Review order' })).toBeEnabled();
  const number = page.frameLocator('iframe[title*="card number" i]').getByLabel('Card number');
  await number.fill('');
  await shop.typesCardPart('Card number', CARDS.succeeds);
  const answer = await goesOn();
  const sent = new URLSearchParams(answer.request().postData() ?? '');
  expect(Object.fromEntries(sent)).toMatchObject({
    'card[number]': CARDS.succeeds,
    'card[name]': 'Ada Lovelace',
    'card[address_line1]': '20 W 34th St',
    'card[address_line2]': 'Floor 21',
    'card[address_city]': 'New York',
    'card[address_state]': 'NY',
    'card[address_zip]': '10001',
    'card[address_country]': 'US',
  });
  expect(await answer.json()).toMatchObject({
    id: expect.stringMatching(/^tok_/),
    card: { last4: '4242', brand: 'Visa' },
  });
  await expect(shop.placeOrder()).toBeVisible();
});
