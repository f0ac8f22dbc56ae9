import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../fixtures/catalogue.ts';
import { productJsonLd } from './product-json-ld.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');

test('search engines read a price and whether it can be had for every size', () => {
  const { offers, name } = productJsonLd(productPageOf(classic, null), 'https://halcyon.example');
  expect(name).toBe('Classic memory foam mattress');
  expect(offers.find(({ name: size }) => size === 'Queen')).toMatchObject({
    price: '699.00',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: 'https://halcyon.example/mattress?variant=mattress_s_queen',
  });
  expect(offers.find(({ name: size }) => size === 'Twin')?.availability).toBe(
    'https://schema.org/OutOfStock',
  );
  expect(offers.find(({ name: size }) => size === 'Split King')?.availability).toBe(
    'https://schema.org/BackOrder',
  );
});
