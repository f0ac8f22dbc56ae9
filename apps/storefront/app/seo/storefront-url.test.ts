import { expect, test } from 'vitest';
import { storefront } from '../../fixtures/brand.ts';
import { pageMeta } from './page-meta.ts';
import { storefrontOrigin, storefrontUrl } from './storefront-url.ts';

const canada = {
  ...storefront,
  country: 'CA' as const,
  alternates: [
    { hrefLang: 'en-US', url: 'http://localhost:3000/' },
    { hrefLang: 'en-CA', url: 'http://halcyon-ca.localhost:3000/' },
    { hrefLang: 'fr-CA', url: 'http://halcyon-ca.localhost:3000/fr/' },
    { hrefLang: 'x-default', url: 'http://localhost:3000/' },
  ],
};

test('a storefront has one address in each of its languages', () => {
  expect(storefrontUrl(storefront)).toBe('http://localhost:3000');
  expect(storefrontUrl(canada)).toBe('http://halcyon-ca.localhost:3000');
  expect(storefrontUrl({ ...canada, language: 'fr' })).toBe('http://halcyon-ca.localhost:3000/fr');
  expect(storefrontOrigin({ ...canada, language: 'fr' })).toBe('http://halcyon-ca.localhost:3000');
  expect(() => storefrontUrl({ ...canada, language: 'de' })).toThrow('no address in de');
});

test('the canonical address of a page is among its alternates', () => {
  for (const language of ['en', 'fr'])
    for (const path of ['/', '/mattress', '/p/returns']) {
      const root = { storefront: { ...canada, language }, origin: storefrontUrl({ ...canada, language }) };
      const { alternates } = canada;
      const links = pageMeta({ root, title: 'A', description: 'B', path, alternates }).flatMap((tag) =>
        'rel' in tag && 'href' in tag ? [{ rel: tag.rel, href: tag.href }] : [],
      );
      const [canonical] = links.filter(({ rel }) => rel === 'canonical');
      const others = links.filter(({ rel }) => rel === 'alternate').map(({ href }) => href);
      expect(others).toContain(canonical?.href);
    }
});
