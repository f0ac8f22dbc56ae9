import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getFrom } from './store-host.ts';

/** The origin of Amazon's script as a page names it, and whether its policy allows that. */
const open = async (storefront: string, path: string) => {
  const { text, headers } = await getFrom(storefront, path);
  const facts = /data-amazon="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? null;
  return { text, headers, policy: String(headers['content-security-policy']), facts };
};

test('a product page of a storefront with Amazon Pay has a place for its button, which its policy allows, and nothing of a visitor', async () => {
  for (const [storefront, path, currency, back] of [
    ['halcyon', '/mattress', 'USD', '/checkout/amazon'],
    ['halcyon', '/es/mattress', 'USD', '/es/checkout/amazon'],
    ['halcyon-uk', '/mattress', 'GBP', '/checkout/amazon'],
  ] as const) {
    const { text, headers, policy, facts } = await open(storefront, path);
    const { scriptUrl, config } = JSON.parse(facts ?? 'null');
    expect([storefront, path, config.ledgerCurrency]).toEqual([storefront, path, currency]);
    expect(text).toContain(`data-back="${back}"`);
    for (const directive of ['script-src', 'form-action'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*${new URL(scriptUrl).origin}`));
    // One answer is for all visitors: it sets no cookie and signs nothing.
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('scripts-of');
    expect(text).not.toContain('payloadJSON');
    expect((await open(storefront, path)).headers.etag).toBe(headers.etag);
  }
});

test('without script a product page says why it has no button of Amazon Pay', async () => {
  const { text } = await open('halcyon', '/mattress');
  expect(text).toMatch(/<noscript><p[^>]*>Amazon Pay needs JavaScript\.<\/p><\/noscript>/);
  const { text: spanish } = await open('halcyon', '/es/mattress');
  expect(spanish).toContain('Amazon Pay necesita JavaScript.');
});

test('a country without Amazon Pay, and a page without a product, load nothing of it', async () => {
  for (const [storefront, path] of [
    ['halcyon-ca', '/mattress'],
    ['halcyon', '/mattresses'],
    ['halcyon', '/'],
  ] as const) {
    const { text, facts, policy } = await open(storefront, path);
    expect([storefront, path, facts]).toEqual([storefront, path, null]);
    expect(text).not.toContain('start-amazon-button');
    expect(policy).toContain("form-action 'self';");
  }
});

test('the place of Amazon’s button takes no more than 650 bytes of script of ours before it is pressed', async () => {
  const { text } = await open('halcyon', '/mattress');
  const [, source = ''] = /src="([^"]*\/start-amazon-button-[^"]+)"/.exec(text) ?? [];
  const { bytes } = await getFrom('halcyon', source);
  expect(gzipSync(bytes).length).toBeLessThan(650);
  // The rest is named where it is imported, and nowhere in the page.
  expect(text).not.toContain('begin-at-amazon');
});
