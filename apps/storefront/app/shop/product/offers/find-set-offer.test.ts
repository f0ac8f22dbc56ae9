import type { PageBundle } from '@counterpane/contract/pages/page-state';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import { findSetOffer } from './find-set-offer.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const page = productPageOf(classic, null);
const BASE = 'b123456789abcdef01234567';
const queen = [{ name: 'Size', value: 'queen', title: 'Queen' }];

/** A set of the mattress and a base. */
const withSet = (savings: readonly number[], isInSet = true) => {
  const mattress = { productID: classic.id, quantity: 1, properties: queen };
  const base = { productID: BASE, quantity: 1, properties: queen };
  // As much of a set as the offer looks at.
  const bundle = {
    title: 'Adjustable bed and mattress',
    items: isInSet ? [mattress, base] : [base],
    groups: [{ products: [{ id: BASE, title: 'Adjustable base' }] }],
    choices: savings.map((saving) => ({ saving: money(saving, 'USD') })),
  } as unknown as PageBundle;
  return { ...page, state: { ...page.state, bundle } };
};

test('a product is offered as part of its set, with what else is in it and in which size', () => {
  expect(findSetOffer(withSet([20_000]))).toMatchObject({
    size: 'queen',
    others: ['Adjustable base, Queen'],
  });
  expect(findSetOffer(withSet([20_000], false))).toMatchObject({ size: null });
});

test('a set that saves less than a dollar with every choice is not offered, nor one that there is not', () => {
  expect(findSetOffer(withSet([0, 99]))).toBeNull();
  expect(findSetOffer(withSet([0, 100]))).not.toBeNull();
  expect(findSetOffer(page)).toBeNull();
});
