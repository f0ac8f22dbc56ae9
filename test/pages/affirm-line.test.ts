import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getFrom } from './store-host.ts';

/** What a page names of Affirm's script, and the sources that its policy allows beside the store itself. */
const open = async (storefront: string, path: string) => {
  const { text, headers } = await getFrom(storefront, path);
  const policy = String(headers['content-security-policy']);
  const script = /data-affirm-script="([^"]*)"/.exec(text)?.[1] ?? null;
  // Amazon's button has sources of its own.
  const amazon = /scriptUrl&quot;:&quot;(http[^&]+)\/checkout\.js/.exec(text)?.[1];
  const allowed = policy.split('; ').flatMap((directive) => {
    const [name, ...sources] = directive.split(' ');
    const others = sources.filter((source) => source.startsWith('http') && source !== amazon);
    return name === 'form-action' ? [] : others.map((source) => `${name} ${source}`);
  });
  return { text, headers, script, allowed };
};

test('a product page with a price that Affirm lends names its script, which the policy of that page allows', async () => {
  for (const [storefront, path, country, locale] of [
    ['halcyon', '/mattress', 'USA', 'en_US'],
    ['halcyon-ca', '/mattress', 'CAN', 'en_CA'],
    ['halcyon-ca', '/fr/mattress', 'CAN', 'fr_CA'],
  ] as const) {
    const { text, headers, script, allowed } = await open(storefront, path);
    expect(text).toContain(`data-affirm-locale="${locale}" data-affirm-country="${country}"`);
    const { origin, pathname } = new URL(script ?? '');
    expect(pathname).toBe('/js/v2/affirm.js');
    expect(allowed).toEqual(
      ['script-src', 'img-src', 'connect-src', 'frame-src'].map((one) => `${one} ${origin}`),
    );
    expect(headers).not.toHaveProperty('scripts-of');
  }
});

test('with Affirm’s line a product page brings less than 15 KB of scripts of ours', async () => {
  const { text } = await open('halcyon', '/mattress');
  const sources = [...text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source);
  expect(sources).toContainEqual(expect.stringMatching(/\/start-affirm-line-/));
  const sizes = await Promise.all(
    sources.map(async (source) => gzipSync((await getFrom('halcyon', source)).bytes).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15 * 1024);
});

test('a page of a country or in a language that Affirm does not write for, and one without a product, load nothing of it', async () => {
  for (const [storefront, path] of [
    ['halcyon-uk', '/mattress'],
    ['halcyon', '/es/mattress'],
    ['halcyon', '/mattresses'],
    ['halcyon', '/'],
  ] as const) {
    const { script, allowed } = await open(storefront, path);
    expect([storefront, path, script, allowed]).toEqual([storefront, path, null, []]);
  }
});
