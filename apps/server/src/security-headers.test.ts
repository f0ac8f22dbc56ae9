import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cardOriginsOf } from './card-origins.ts';
import { hashInline } from './inline-hashes.ts';
import { baseHeaders, contentSecurityPolicy } from './security-headers.ts';

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('only https tells browsers to come back over https', () => {
  expect(baseHeaders(true).map(([name]) => name)).toContain('strict-transport-security');
  expect(baseHeaders(false).map(([name]) => name)).not.toContain('strict-transport-security');
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
  const policy = contentSecurityPolicy({ nonce: 'abc' }, cardOriginsOf('http://localhost:3001/v3/stripe.js'));
  expect(policy).toContain("script-src 'self' 'nonce-abc' http://localhost:3001;");
  expect(policy).toContain('frame-src http://localhost:3001;');
  expect(policy).toContain("form-action 'self' http://localhost:3001;");
});

test("Stripe's own script brings Stripe's own addresses", () => {
  expect(cardOriginsOf('https://js.stripe.com/endive/stripe.js').connect).toEqual(['https://api.stripe.com']);
});

test('every inline script and style of a page is known by its hash, once', () => {
  const html = `<head><style data-a>a{}</style><script src="/x.js"></script><script>one()</script></head>
    <script type="module" async="">import "/m.js";</script><script>one()</script>
    <script type="application/ld+json">{"@type":"Product"}</script>`;
  expect(hashInline(html)).toEqual({
    scripts: [sha256('one()'), sha256('import "/m.js";')],
    styles: [sha256('a{}')],
  });
});
