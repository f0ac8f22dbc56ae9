import fc from 'fast-check';
import { Fragment } from 'react';
import { expect, test } from 'vitest';
import { InText, Lines, Paragraph, Title } from './email-parts.ts';
import { h } from './email-render-context.ts';
import { emailTheme } from './email-theme.ts';
import { renderHtml, renderText } from './render-email.ts';

const THEME = emailTheme({});

test('what a shopper typed stays text', () => {
  const name = '<script>alert("O\'Hara & sons")</script>';
  expect(renderHtml(h('p', { title: name }, name), THEME)).toBe(
    '<!doctype html><p title="&lt;script&gt;alert(&quot;O&#x27;Hara &amp; sons&quot;)&lt;/script&gt;">&lt;script&gt;alert(&quot;O&#x27;Hara &amp; sons&quot;)&lt;/script&gt;</p>',
  );
});

test('no text can leave its place', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(renderHtml(h('p', { title: text }), THEME)).toMatch(
        /^<!doctype html><p title="[^"<>']*"><\/p>$/,
      );
    }),
  );
});

test('plain text has what was typed to the letter, spaces, tags and entities too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const texts = [`a${typed}`, ` ${typed}  &amp;\u200b<b>`, `${typed}.`];
      expect(renderText(h(Lines, { texts }), THEME)).toBe(texts.join('\n'));
    }),
  );
});

test('one body is both: what is a heading in HTML is left to the subject in plain text', () => {
  const body = h(
    Fragment,
    null,
    h(Title, { text: 'Your refund' }),
    h(Paragraph, null, '$5 & more'),
    h(InText, null, h(Paragraph, null, 'Halcyon')),
  );
  expect(renderText(body, THEME)).toBe('$5 & more\n\nHalcyon');
  const html = renderHtml(body, THEME);
  expect(html).toMatch(/<h1 [^>]*>Your refund<\/h1><p [^>]*>\$5 &amp; more<\/p>$/);
});

test('a part that has no plain text is a bug, and is not sent', () => {
  expect(() => renderText(h('p', null, 'Hello'), THEME)).toThrow('renders an element in its plain text');
});
