import { expect, it } from 'vitest';
import { returnUrls } from './return-urls.ts';

const deps = {
  storefrontUrl: () => 'https://shop.example/',
  isOwnHost: (host: string) => host === 'www.shop.example',
};
const order = { id: 'a'.repeat(24), storefront: 'halcyon' };

it('a shopper comes back to the address of ours that they left, by https where the store is', () => {
  expect(returnUrls(deps, { host: 'www.shop.example' }, order).returnUrl).toBe(
    `https://www.shop.example/checkout/review?orderId=${order.id}`,
  );
});

it('no header sends a shopper to somebody else', () => {
  expect(returnUrls(deps, { host: 'evil.example' }, order).cancelUrl).toBe(
    'https://shop.example/checkout/billing',
  );
});
