import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { takeOwnInline } from './own-inline.ts';

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const NONCE = 'q0oT5n+/Zm1xk3bqYzN0Yg==';

test('every inline script and style that our components emit is known by its hash, once, and loses its mark', () => {
  const page = takeOwnInline(
    `<head><style nonce="${NONCE}" data-a>a{}</style><script src="/x.js" nonce="${NONCE}"></script><script nonce="${NONCE}">one()</script></head>
    <script type="speculationrules" nonce="${NONCE}">{"prerender":[]}</script><script nonce="${NONCE}">one()</script>`,
    NONCE,
  );
  expect(page.scripts).toEqual([sha256('one()'), sha256('{"prerender":[]}')]);
  expect(page.styles).toEqual([sha256('a{}')]);
  expect(page.html).not.toContain('nonce');
  expect(page.html).toContain('<style data-a>a{}</style>');
});

test('a script or style that came into the markup by any other way is not allowed', () => {
  const injected = `<script>steal()</script><script nonce="guessed">steal()</script><style>a{background:url(//evil)}</style>`;
  const page = takeOwnInline(`<script nonce="${NONCE}">one()</script>${injected}`, NONCE);
  expect(page.scripts).toEqual([sha256('one()')]);
  expect(page.styles).toEqual([]);
});
