import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenefitType } from '@counterpane/rules/promotions/benefit-type';
import { BENEFITS } from '@counterpane/rules/promotions/benefits';
import type { ConditionType } from '@counterpane/rules/promotions/condition-type';
import { CONDITIONS } from '@counterpane/rules/promotions/conditions';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Shopper } from '../testing/shopper.ts';
import type { TestStore } from '../testing/test-store.ts';

/** A condition that is nowhere but here: an even number of units. */
const pairs: ConditionType<Record<never, never>> = {
  fields: {},
  says: 'for pairs',
  missing: (_values, { lines }) => {
    const units = lines.reduce((all, { quantity }) => all + quantity, 0);
    return units > 0 && units % 2 === 0 ? null : { code: 'units', units: 1 };
  },
  countsUnits: true,
};
/** A benefit that is nowhere but here: so much off each unit. */
const off: BenefitType<{ readonly off: number }> = {
  fields: { off: 'money' },
  says: 'an amount off each unit',
  discounts: (values, lines) => lines.map(({ quantity }) => values.off * quantity),
  reach: 'unit',
  mostShare: () => 10_000,
};

const FILE = 'brands/hevea/promotions.yaml';
const shipped = readFileSync(join(import.meta.dirname, '../../../../packages/catalogue', FILE), 'utf8');
const PROMOTION = `
- id: bench-pairs
  title: Two and two
  lane: pairs
  productKinds: [pillow]
  conditions: [{ type: pairs }]
  benefit: { type: off-each, off: 7 }
`;

let store: TestStore;
let api: FastifyInstance;
beforeAll(async () => {
  // Their rows, in a worker of their own: everything that reads the registries, the schema of the files included, comes after.
  Object.assign(CONDITIONS, { pairs });
  Object.assign(BENEFITS, { 'off-each': off });
  const { catalogueWith, openApiWith } = await import('../testing/catalogue-with.ts');
  const { openTestStore } = await import('../testing/test-store.ts');
  store = await openTestStore();
  api = await openApiWith(store, catalogueWith({ [FILE]: `${shipped}${PROMOTION}` }));
}, 60_000);
afterAll(async () => {
  await api.close();
  await store.close();
});

test('A condition and a benefit of a file and a row each are written by a brand, offered in its cart and priced', async () => {
  const shopper = new Shopper(api, 'hevea.localhost');
  const one = await shopper.adds('latex-pillow', 'standard');
  expect(one.totalPrice.amount).toBe(8_400);
  expect(one.offersInReach).toMatchObject([{ title: 'Two and two', missing: { code: 'units', units: 1 } }]);
  const two = await shopper.adds('latex-pillow', 'standard');
  expect(two.totalPrice.amount).toBe(2 * (8_400 - 700));
  expect(two.receipt.lines).toContainEqual(expect.objectContaining({ text: 'Two and two', amount: -1_400 }));
});
