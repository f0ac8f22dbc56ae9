import { expect, test } from 'vitest';
import { PageVisitor } from './page-visitor.ts';

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

test('A storefront without accounts has none of these pages, and no link to them', async () => {
  const visitor = new PageVisitor();
  const paths = ['/login', '/my-account', '/my-account/orders/0123456789abcdef01234567'];
  const pages = await Promise.all(paths.map((path) => visitor.opens(path)));
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await visitor.opens('/')).text).not.toContain('href="/my-account"');
  expect((await new PageVisitor('drift').opens('/')).text).toContain('href="/my-account"');
});
