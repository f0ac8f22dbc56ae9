import { createClient } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { bundleFetcher } from './bundle-fetcher.ts';

const askedAt = async (path: string): Promise<string> => {
  let asked = '';
  const client = createClient(async (address) => {
    asked = address;
    return Response.json({ status: 'ok', result: {} });
  });
  await bundleFetcher(client, path)({});
  return asked;
};

test('a bundle, a builder and a mattress with a base are each asked for by name, whatever options follow', async () => {
  for (const options of ['', '/size-king', '/size-king+color-walnut']) {
    expect(await askedAt(`/mattress-bundles/platform-bed-bundle${options}`)).toBe(
      '/api/pages/bundles/platform-bed-bundle',
    );
    expect(await askedAt(`/bundle-builder/foundation-mattress-set${options}`)).toBe(
      '/api/pages/builder/foundation-mattress-set',
    );
    expect(await askedAt(`/mattresses/hybrid-mattress/adjustable-bundle${options}`)).toBe(
      '/api/pages/adjustable-bundles/hybrid-mattress',
    );
    expect(await askedAt(`/mattress/adjustable-bundle${options}`)).toBe(
      '/api/pages/adjustable-bundles/mattress',
    );
    expect(await askedAt(`/mattress/hybrid/soft/adjustable-bundle${options}`)).toBe(
      '/api/pages/adjustable-bundles/mattress-hybrid-soft',
    );
  }
});
