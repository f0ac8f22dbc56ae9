import { CONSENT_VERSION } from '@counterpane/rules/privacy/choices-cookie';
import { expect, test } from 'vitest';
import { HOME, resultOf } from '../support/visitor.ts';
import { PlainShopper } from './plain-shopper.ts';

const isAsked = (shopper: PlainShopper): boolean => shopper.findAll('region', 'Your privacy').length > 0;

test('A British visitor is asked once, without script, and comes back to the page that asked', async () => {
  const shopper = new PlainShopper('halcyon-uk');
  await shopper.opens('/mattresses?size=king');
  const banner = shopper.find('region', 'Your privacy');
  expect(shopper.text(banner)).toContain('May we count how our pages are used');
  await shopper.presses('No, thank you', banner);
  expect([shopper.path, isAsked(shopper)]).toEqual(['/mattresses?size=king', false]);
  await shopper.opens('/');
  expect(isAsked(shopper)).toBe(false);
  await shopper.follows('Your privacy choices');
  expect(shopper.text()).toContain('All of it stays off until you allow it.');
  const chosen = new RegExp(`You chose on .+, by version ${CONSENT_VERSION} of these questions`);
  expect(shopper.text()).toMatch(chosen);
  shopper.checks('Count how our pages are used', 'checkbox');
  await shopper.presses('Save my choices');
  expect(shopper.text()).toContain('Saved. It counts from the next page on.');
  expect(shopper.isChecked('Count how our pages are used', 'checkbox')).toBe(true);
  expect(shopper.isChecked('Show what suits you', 'checkbox')).toBe(false);
});

test('An American visitor is not asked, and may say no', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattress');
  expect(isAsked(shopper)).toBe(false);
  await shopper.opens('/privacy-choices');
  expect(shopper.text()).toContain('It stays on until you turn it off.');
  expect(shopper.isChecked('Count how our pages are used', 'checkbox')).toBe(true);
  const counted = shopper.field('Count how our pages are used') as HTMLInputElement;
  counted.checked = false;
  await shopper.presses('Save my choices');
  expect(shopper.isChecked('Count how our pages are used', 'checkbox')).toBe(false);
  expect(shopper.isChecked('Show what suits you', 'checkbox')).toBe(true);
});

test('A Canadian is asked until a postal code says that they are not in Quebec', async () => {
  const shopper = new PlainShopper('halcyon-ca');
  await shopper.opens('/');
  expect(isAsked(shopper)).toBe(true);
  const isAskedAt = async (code: string) => {
    await shopper.opens('/mattress');
    shopper.fills('Postal code', code);
    await shopper.presses('Show the total');
    await shopper.opens('/');
    return isAsked(shopper);
  };
  expect([await isAskedAt('M5V 2T6'), await isAskedAt('H2Y 1C6')]).toEqual([false, true]);
});

test('A referral code is remembered where it was allowed, and from the yes on of a page whose address has it [D72]', async () => {
  const codeOf = async (shopper: PlainShopper) => {
    await shopper.visitor.adds('pillow', 'standard');
    const { version: cartVersion, totalPrice } = await resultOf(shopper.visitor.client.cart());
    const home = {
      ...HOME,
      line1: '10 High Street',
      city: 'Leeds',
      state: 'WYK',
      zip: 'LS1 4AP',
      country: 'GB',
    };
    const address = { ...home, phone: '020 7946 0958' };
    const order = await resultOf(
      shopper.visitor.client.createOrder({
        ...{ billingProvider: 'stripeDirect', email: 'friend@example.com', cartVersion },
        ...{ shippingAddress: address, billingAddress: address, expectedTotal: totalPrice },
      }),
    );
    return order.extraData.friendsBuyToken;
  };
  const unasked = new PlainShopper('halcyon-uk');
  await unasked.opens('/bedding/pillow?ref=9f3a51c07b2e');
  const asked = new PlainShopper('halcyon-uk');
  await asked.opens('/bedding/pillow?ref=9f3a51c07b2e');
  await asked.presses('Yes, allow', asked.find('region', 'Your privacy'));
  expect([await codeOf(unasked), await codeOf(asked)]).toEqual([undefined, '9f3a51c07b2e']);
});
