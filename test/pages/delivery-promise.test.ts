import { expect, test } from 'vitest';
import { PlainShopper } from './plain-shopper.ts';

const DAYS = /Arrives (\w{3}, \w{3} \d{1,2} – \w{3}, \w{3} \d{1,2})/;

test('product page, cart, shipping, review, thanks page and order promise the same days [K3.44, C4.32]', async () => {
  const shopper = new PlainShopper();
  const main = (): string => shopper.text(shopper.find('main', ''));
  await shopper.opens('/mattress?size=queen');
  const [, days = 'no days'] = DAYS.exec(main()) ?? [];
  expect(days).toMatch(/\d/);
  expect(main()).toContain(`Free delivery, 1 - 3 business days on its way. Arrives ${days}`);
  expect(main()).toContain('Ships within 2-3 business days');

  await shopper.presses('Add to cart');
  expect(main()).toContain(`Free delivery, 1 - 3 business days on its way. Arrives ${days}`);
  await shopper.presses('Proceed to checkout');
  expect(main()).toContain(`Ships within 2-3 business days. Arrives ${days}`);
  shopper.fillsAddress();
  await shopper.ships();
  await shopper.presses('Review order');
  expect(shopper.text(shopper.find('region', 'Delivery'))).toContain(`Arrives ${days}`);
  await shopper.presses('Place order');
  shopper.fills('Card number', '4242424242424242');
  shopper.fills('Expiration date', '12 / 34');
  shopper.fills('CVC', '123');
  await shopper.presses(/^Pay /);
  expect(shopper.heading()).toBe('Thank you');
  expect(shopper.text(shopper.find('list', 'What happens next'))).toContain(`Arrives ${days}, to `);
  await shopper.follows('See your order');
  expect(shopper.heading()).toMatch(/^Order /);
  expect(main()).toContain(`Arrives ${days}`);
});
