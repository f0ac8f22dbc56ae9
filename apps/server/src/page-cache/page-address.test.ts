import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { type AddressFacts, findPageAddress } from './page-address.ts';

const addressOf = (url: string): string | null => {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  request.headers = { host: 'shop.test' };
  const facts: AddressFacts = {
    storefrontOf: () => 'halcyon',
    sizes: new Set(),
    privacyOf: () => 'quiet',
    shownVariantOf: () => null,
  };
  return findPageAddress(request, facts)?.url ?? null;
};

test('what is chosen of a set is a part of its address, in any order and without what is left out', () => {
  const asked = '/kids/kids-bed-bundle?size=twin&headboard=&base-color=blue&extra=b';
  expect(addressOf(asked)).toBe('/kids/kids-bed-bundle?base-color=blue&extra=b&size=twin');
  expect(addressOf('/bedroom-sets/mira?quantity-mira-nightstand=1')).toBe(
    '/bedroom-sets/mira?quantity-mira-nightstand=1',
  );
});

test('a name that comes twice is answered by no kept page, whatever its values', () => {
  for (const query of ['extra=b&extra=a', 'size=king&size=king', 'size=king&color=red&size=queen'])
    expect(addressOf(`/kids/kids-bed-bundle?${query}`)).toBeNull();
  expect(addressOf('/kids/kids-bed-bundle?size=king&size=')).toBe('/kids/kids-bed-bundle?size=king');
});

test('what is like it but unknown is answered by no kept page', () => {
  for (const query of ['sofa-color=blue', 'base-=blue', 'quantity-=1', 'basecolor=blue'])
    expect(addressOf(`/kids/kids-bed-bundle?${query}`)).toBeNull();
});
