import { choosePerson } from '@counterpane/sandboxes/sign-in/choose-person';
import { expect, test, vi } from 'vitest';
import { codeFor } from '../support/sign-in-codes.ts';
import { HOME, resultOf } from '../support/visitor.ts';
import { PageVisitor } from './page-visitor.ts';
import { PlainShopper } from './plain-shopper.ts';
import { signedIn } from './signed-in.ts';

test('A stranger at an account is led to the sign-in, and comes back to where they wanted [C2.40] [C2.41] [C2.42]', async () => {
  const visitor = new PageVisitor('drift');
  const wanted = '/my-account/orders/0123456789abcdef01234567';
  expect((await visitor.opens('/my-account')).location).toBe('/login?to=%2Fmy-account');
  expect((await visitor.opens(wanted)).location).toBe(`/login?to=${encodeURIComponent(wanted)}`);
});

test('The sign-in asks for an email and then for its code, without script', async () => {
  const visitor = new PageVisitor('drift');
  const first = await visitor.opens('/login');
  expect(first.text).toContain('Email');
  expect(first.text).toContain('Send me a code');
  const sent = await visitor.sends('/login', { email: 'sleeper@example.com' });
  expect([sent.status, sent.location]).toEqual([303, '/login?to=%2Fmy-account&sent=1']);
  const second = await visitor.opens(sent.location);
  expect(second.text).toContain('We have sent a code to sleeper@example.com. It works once, for 10 minutes.');
  expect(second.text).toContain('autoComplete="one-time-code"');
  const wrong = await visitor.sends(sent.location, { code: '000000' });
  expect([wrong.status, wrong.text.includes('This code is wrong')]).toEqual([422, true]);
});

test('What is no email is said at its field, and a link that is cut off says so', async () => {
  const visitor = new PageVisitor('drift');
  const wrong = await visitor.sends('/login', { email: 'sleeper' });
  expect([wrong.status, wrong.text.includes('id="email-error"')]).toEqual([422, true]);
  expect((await visitor.opens('/login?link=abc')).text).toContain('This link is not complete');
});

test('Google and Apple sign in without script, come back to the page that was wanted, and are removed there', async () => {
  for (const [company, email] of [
    ['google', 'plain@gmail.com'],
    ['apple', 'plain@example.com'],
  ] as const) {
    const visitor = new PageVisitor('drift');
    const { text } = await visitor.opens('/login?to=%2Fmy-account%2Fdata');
    const [, link = ''] = new RegExp(`href="(/login/${company}[^"]*)"`).exec(text) ?? [];
    const { redirect } = await visitor.opens(link);
    const answer = await choosePerson(new URL(redirect), { email });
    const back = `/login/${company}/return`;
    // Google leads back by address, and Apple by a form.
    const visit = company === 'apple' ? (await visitor.sends(back, answer)).location : `${back}?${answer}`;
    expect((await visitor.opens(visit)).location).toBe('/my-account/data');
    expect((await visitor.opens('/my-account')).text).toContain(`You are signed in as ${email}.`);
    const { text: data } = await visitor.opens('/my-account/data');
    expect(data).toContain('Accounts of other companies');
    const [, login = ''] = /name="login" value="(\w+)"/.exec(data) ?? [];
    const { location: gone } = await visitor.sends('/my-account/data', { login });
    const { text: after } = await visitor.opens(gone);
    expect(after).toContain('It is removed, and signs you in no more.');
    expect(after).not.toContain('Accounts of other companies');
  }
});

test('A company that does not vouch for an email, or has not answered this browser, is told at the sign-in', async () => {
  const visitor = new PageVisitor('drift');
  const { redirect } = await visitor.opens('/login/google');
  const answer = await choosePerson(new URL(redirect), { email: 'plain@example.com' });
  const unproved = await visitor.opens(`/login/google/return?${answer}`);
  expect(unproved.location).toBe('/login?unproved=google');
  expect((await visitor.opens(unproved.location)).text).toContain(
    'Google cannot confirm that this email is yours',
  );
  const again = await visitor.opens(`/login/google/return?${answer}`);
  expect(again.location).toBe('/login?failed=google');
  expect((await visitor.opens(again.location)).text).toContain(
    'You are not signed in: Google did not confirm it.',
  );
  expect((await visitor.opens('/login/acme')).status).toBe(404);
});

test('A storefront without accounts has none of these pages, and no link to them', async () => {
  const visitor = new PageVisitor();
  const paths = [
    '/login',
    '/login/google',
    '/login/apple/return',
    '/my-account',
    '/my-account/orders/0123456789abcdef01234567',
  ];
  const pages = await Promise.all(paths.map((path) => visitor.opens(path)));
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await visitor.opens('/')).text).not.toContain('href="/my-account"');
  expect((await new PageVisitor('drift').opens('/')).text).toContain('href="/my-account"');
});

test('The customer of the demo signs in with the code of the mailbox, and opens an order that was delivered [C2.41] [C2.42]', async () => {
  const email = 'noa@drift.example';
  const visitor = new PageVisitor('drift');
  const { location } = await visitor.sends('/login', { email });
  const { status, location: account } = await visitor.sends(location, { code: await codeFor(email) });
  expect([status, account]).toEqual([303, '/my-account']);
  const page = await vi.waitFor(
    async () => {
      const { text } = await visitor.opens(account);
      if (!text.includes('Delivered')) throw new Error('the order is on its way yet');
      return text;
    },
    { timeout: 30_000, interval: 200 },
  );
  expect(page).toContain(`You are signed in as ${email}.`);
  const [, order = ''] = /href="(\/my-account\/orders\/[0-9a-f]{24})"/.exec(page) ?? [];
  const opened = await visitor.opens(order);
  expect(opened.text).toContain('Drift original mattress');
  expect(opened.text).toContain('Noa Fields');
  await visitor.adds('mattress', 'queen');
  const shipping = (await visitor.opens('/checkout/shipping')).text;
  expect(shipping).toContain('value="20 W 34th St"');
  expect(shipping).toContain(`value="${email}"`);
  expect((await visitor.sends('/my-account/sign-out', {})).location).toBe('/login');
  expect((await visitor.opens(order)).status).toBe(303);
  expect((await visitor.opens('/checkout/shipping')).text).toContain('or go on without an account');
});

test('A customer sees their devices, takes their data along and is erased with a fresh code, without script', async () => {
  const email = 'leaving@example.com';
  const visitor = new PageVisitor('drift');
  expect((await visitor.opens('/my-account/data')).location).toBe('/login?to=%2Fmy-account%2Fdata');
  const { location } = await visitor.sends('/login?to=%2Fmy-account%2Fdata', { email });
  const signedIn = await visitor.sends(location, { code: await codeFor(email) });
  expect(signedIn.location).toBe('/my-account/data');
  expect((await visitor.opens('/my-account/data')).text).toContain('this device');
  const told = JSON.parse((await visitor.opens('/my-account/data/export')).text);
  expect([told.email, told.orders]).toEqual([email, []]);
  expect((await visitor.sends('/my-account/data/erase?sent=1', { code: '000000' })).status).toBe(422);
  const asked = await visitor.sends('/my-account/data/erase', {});
  expect(asked.location).toBe('/my-account/data/erase?sent=1');
  const erased = await visitor.sends(asked.location, { code: await codeFor(email, 2) });
  expect(erased.location).toBe('/my-account/data/erase?done=1');
  expect((await visitor.opens(erased.location)).text).toContain('Your account is gone');
  expect((await visitor.opens('/my-account')).status).toBe(303);
});

test('A customer saves the size of their bed, and pages begin with it until they sign out', async () => {
  const shopper = await signedIn('long@example.com', '/my-account');
  shopper.selects('Size of your bed', 'King');
  await shopper.presses('Save the size');
  expect(shopper.text()).toContain('Pages now start with your size.');
  await shopper.opens('/mattress');
  expect(shopper.isChecked('King')).toBe(true);
  await shopper.opens('/my-account');
  await shopper.presses('Sign out');
  await shopper.opens('/mattress');
  expect(shopper.isChecked('King')).toBe(false);
});

test('Nothing asks for a passkey without script, and one that is made up opens nothing', async () => {
  const shopper = new PlainShopper('drift');
  await shopper.opens('/login');
  expect(shopper.findAll('button', 'Sign in with a passkey')).toEqual([]);
  expect((await shopper.visitor.sends('/login', { passkey: '{' })).status).toBe(400);
  const response = { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' };
  const passkey = JSON.stringify({ id: 'AA', rawId: 'AA', type: 'public-key', response });
  const { status, text } = await shopper.visitor.sends('/login', { passkey });
  expect([status, text.includes('This passkey did not work here')]).toEqual([422, true]);
});

test('A customer keeps addresses, and the checkout begins with the default one, without script', async () => {
  const shopper = await signedIn('moving@example.com', '/my-account/addresses');
  expect(shopper.heading()).toBe('Your addresses');
  await shopper.follows('Add an address');
  await shopper.presses('Save the address');
  expect(shopper.described(shopper.field('Full name'))).toBe('Please enter your full name');
  shopper.fillsStreet();
  await shopper.presses('Save the address');
  expect(shopper.text()).toContain('The address is saved.');

  await shopper.visitor.adds('mattress', 'queen');
  await shopper.opens('/checkout/shipping');
  expect(shopper.field('Address line 1').value).toBe('20 W 34th St');
  expect(shopper.field('Email').value).toBe('moving@example.com');
  expect(shopper.findAll('radiogroup', 'Use one of your addresses')).toEqual([]);
  shopper.fills('Address line 1', '350 5th Ave');
  shopper.checks('Save this address in my account.', 'checkbox');
  await shopper.ships();
  await shopper.opens('/checkout/shipping');
  expect(shopper.field('Address line 1').value).toBe('350 5th Ave');
  expect(shopper.isChecked(/350 5th Ave/)).toBe(true);
  shopper.checks(/20 W 34th St/);
  await shopper.presses('Use this address');
  expect(shopper.field('Address line 1').value).toBe('20 W 34th St');

  await shopper.opens('/my-account/addresses');
  await shopper.presses('Make default: Ada Lovelace, 350 5th Ave');
  expect(shopper.text()).toContain('The checkout now starts with this address.');
  await shopper.presses('Delete: Ada Lovelace, 20 W 34th St');
  expect(shopper.findAll('listitem', '', shopper.find('region', 'Saved addresses'))).toHaveLength(1);
  expect(shopper.text(shopper.find('status', ''))).toContain('The address is deleted.');
  await shopper.presses('Bring the address back');
  expect(shopper.text()).toContain('The address is back.');
  expect(shopper.findAll('listitem', '', shopper.find('region', 'Saved addresses'))).toHaveLength(2);
  await shopper.presses('Delete: Ada Lovelace, 20 W 34th St');
  await shopper.follows('Change: Ada Lovelace, 350 5th Ave');
  expect(shopper.field('Phone').value).toBe('2125550142');
});

test('An account shows its own link, and the order of a friend who follows it has its code [C7.34]', async () => {
  const email = 'recommends@example.com';
  const shopper = new PlainShopper('drift');
  await shopper.opens('/login');
  shopper.fills('Email', email);
  await shopper.presses('Send me a code');
  shopper.fills('Code', await codeFor(email));
  await shopper.presses('Sign in');
  const [link = '', code] = /http\S+\?ref=(\w{12})/.exec(shopper.text()) ?? [];
  const friend = new PlainShopper('drift');
  const { pathname, search } = new URL(link);
  await friend.opens(`${pathname}${search}`);
  await friend.visitor.adds('pillow', 'standard');
  await friend.visitor.ships();
  const { version: cartVersion, totalPrice } = await resultOf(friend.visitor.client.cart());
  const order = await resultOf(
    friend.visitor.client.createOrder({
      ...{ billingProvider: 'stripeDirect', email: 'friend@example.com', cartVersion },
      ...{ shippingAddress: HOME, billingAddress: HOME, expectedTotal: totalPrice },
    }),
  );
  expect(order.extraData).toMatchObject({ friendsBuyToken: code });
  await shopper.follows('How we say thank you');
  expect(shopper.text()).toContain('Your account has one of your own');
});
