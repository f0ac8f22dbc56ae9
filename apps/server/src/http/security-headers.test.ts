import { everythingFrom } from '@counterpane/providers/payment/content-sources';
import { expect, test } from 'vitest';
import { baseHeaders, contentSecurityPolicy } from './security-headers.ts';

test('only https tells browsers to come back over https', () => {
  expect(baseHeaders(true).map(([name]) => name)).toContain('strict-transport-security');
  expect(baseHeaders(false).map(([name]) => name)).not.toContain('strict-transport-security');
});

test('a browser that knows no policy of frames is told in its own words', () => {
  const headers = new Map(baseHeaders(false));
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-xss-protection')).toBe('1; mode=block');
});

test('a live page allows its nonce and nothing inline without it', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc' }, null);
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("style-src 'self' 'nonce-abc';");
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});

test('a page outside the checkout frames nobody and talks to the store alone', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc' }, null);
  expect(policy).toContain("frame-src 'none'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("form-action 'self';");
});

test('the checkout may load the card provider, and send the shopper to its page', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc' }, everythingFrom('http://localhost:3001'));
  expect(policy).toContain("script-src 'self' 'nonce-abc' http://localhost:3001;");
  expect(policy).toContain('frame-src http://localhost:3001;');
  expect(policy).toContain("form-action 'self' http://localhost:3001;");
});

test('what is no page may load nothing, and nobody may frame it', () => {
  const policy = new Map(baseHeaders(false)).get('content-security-policy');
  for (const part of [
    "default-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toContain('script-src');
});

test('only the store itself may ask where a visitor is, and nothing may ask for camera or microphone', () => {
  const policy = new Map(baseHeaders(true)).get('permissions-policy');
  expect(policy).toContain('camera=(), microphone=(), geolocation=(self),');
});

test('only the store and the frames of its payment providers may ask for a payment', () => {
  const policy = new Map(baseHeaders(true, ["'self'", 'https://js.stripe.com'])).get('permissions-policy');
  expect(policy).toContain('payment=(self "https://js.stripe.com" "https://pay.google.com")');
});
