import { type ProductView, productSchema } from '@counterpane/contract/products/products';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let all: readonly ProductView[];
beforeAll(async () => {
  const answer = await store.shopper().fetch(`/api/products?name=${NAMES.join(',')}`);
  all = answerSchema.parse(await answer.json()).result.data;
});

const NAMES = [
  'serenity-bundle',
  'tranquility-bundle',
  'premier-bundle',
  'sheet-set',
  'pillow',
  'waterproof-mattress-protector',
];
const answerSchema = z.object({ result: z.object({ data: z.array(productSchema) }) });

const product = (name: string): ProductView => {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`no product ${name}`);
  return found;
};

describe('a sleep bundle', () => {
  const priceOf = (name: string, sku: string) => product(name).pricing.find((price) => price.sku === sku);

  it('has a sku for every size of a mattress [C3.65]', () => {
    expect(Object.keys(product('serenity-bundle').availability)).toEqual(
      'twin twinxl full queen king calking splitking'
        .split(' ')
        .map((size) => `hal-serenity-bundle-s:${size}`),
    );
  });

  it('costs what its sheets, protector and pillows cost together', () => {
    const parts = [
      priceOf('sheet-set', 'hal-sheets-s:queen/c:white'),
      priceOf('waterproof-mattress-protector', 'hal-protector-s:queen'),
      priceOf('pillow', 'hal-pillow-s:standard'),
      priceOf('pillow', 'hal-pillow-s:standard'),
    ];
    const sum = parts.reduce((total, part) => total + (part?.discountedPrice ?? 0), 0);
    expect(priceOf('serenity-bundle', 'hal-serenity-bundle-s:queen')?.discountedPrice).toBe(sum);
  });

  it('costs twice the twin XL in split king, list price and price [C3.66]', () => {
    for (const name of ['serenity-bundle', 'tranquility-bundle', 'premier-bundle']) {
      const half = priceOf(name, `hal-${name}-s:twinxl`);
      const split = priceOf(name, `hal-${name}-s:splitking`);
      expect(split?.discountedPrice).toBe(2 * (half?.discountedPrice ?? 0));
      expect(split?.totalPrice).toBe(2 * (half?.totalPrice ?? 0));
    }
  });

  it('is worth what is in it, each half of a split-king set counted once', () => {
    expect(priceOf('serenity-bundle', 'hal-serenity-bundle-s:splitking')?.totalValue).toBe(
      2 * 7900 + 2 * 7900 + 2 * 8900,
    );
  });
});
