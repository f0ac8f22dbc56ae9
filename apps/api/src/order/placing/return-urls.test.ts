import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, it } from 'vitest';
import { returnUrls } from './return-urls.ts';

const definitions = shippedCatalogue().brands.flatMap(({ brand }) => brand.storefronts);
const deps = {
  storefrontUrl: () => 'https://shop.example/',
  isOwnHost: (host: string) => host === 'www.shop.example',
  catalogue: {
    getStorefront: (wanted: string) => {
      const definition = definitions.find(({ key }) => key === wanted);
      if (!definition) throw new Error(`no storefront ${wanted}`);
      return { definition };
    },
  },
};
const order = { id: 'a'.repeat(24), storefront: 'halcyon', frozen: { metadata: {} } };

it('a shopper comes back to the address of ours that they left, by https where the store is', () => {
  expect(returnUrls(deps, { host: 'www.shop.example' }, order).returnUrl).toBe(
    `https://www.shop.example/checkout/review?orderId=${order.id}`,
  );
});

it('no header sends a shopper to another site', () => {
  expect(returnUrls(deps, { host: 'evil.example' }, order).cancelUrl).toBe(
    `https://shop.example/checkout/billing?leftOrder=${order.id}`,
  );
});

it('a shopper comes back in the language that they ordered in, and in no other path', () => {
  const inLanguage = (storefront: string, lang: string) => {
    const { cancelUrl } = returnUrls(
      deps,
      { host: 'www.shop.example' },
      { ...order, storefront, frozen: { metadata: { lang } } },
    );
    return new URL(cancelUrl).pathname;
  };
  expect(inLanguage('halcyon-ca', 'fr')).toBe('/fr/checkout/billing');
  expect(inLanguage('halcyon-ca', 'en')).toBe('/checkout/billing');
  expect(inLanguage('halcyon', 'fr')).toBe('/checkout/billing');
  expect(inLanguage('halcyon-ca', '//evil.example')).toBe('/checkout/billing');
});
