import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';

test('without a key the own table of rates says it all', () => {
  expect(parseConfig({})).toMatchObject({ ok: true, config: { taxjar: null } });
});

test('a key asks TaxJar, or another server that speaks as it does', () => {
  expect(parseConfig({ TAXJAR_API_KEY: 'k' })).toMatchObject({
    config: { taxjar: { apiKey: 'k', apiUrl: 'https://api.taxjar.com' } },
  });
  const sandbox = 'https://api.sandbox.taxjar.com';
  expect(parseConfig({ TAXJAR_API_KEY: 'k', TAXJAR_API_URL: sandbox })).toMatchObject({
    config: { taxjar: { apiUrl: sandbox } },
  });
});

test('an address that is none is told by name', () => {
  expect(parseConfig({ TAXJAR_API_KEY: 'k', TAXJAR_API_URL: 'taxjar' })).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('TAXJAR_API_URL is wrong')],
  });
});
