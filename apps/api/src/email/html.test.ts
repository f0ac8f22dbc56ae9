import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what a shopper typed stays text', () => {
  const name = '<script>alert("O\'Hara & sons")</script>';
  expect(html`<p title="${name}">${name}</p>`.markup).toBe(
    `<p title="${'&lt;script&gt;alert(&quot;O&#39;Hara &amp; sons&quot;)&lt;/script&gt;'}">&lt;script&gt;alert(&quot;O&#39;Hara &amp; sons&quot;)&lt;/script&gt;</p>`,
  );
});

test('parts are put together once escaped, and nothing is nothing', () => {
  const parts = ['a', '<'].map((part) => html`<li>${part}</li>`);
  expect(html`<ul>${parts}</ul>${null}`.markup).toBe('<ul><li>a</li><li>&lt;</li></ul>');
});

test('no text can leave its place', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(html`<p title="${text}">`.markup).toMatch(/^<p title="[^"<>']*">$/);
    }),
  );
});
