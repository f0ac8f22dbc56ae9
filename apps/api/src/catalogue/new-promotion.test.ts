import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenefitType } from '@counterpane/rules/promotions/benefit-type';
import type { ConditionType } from '@counterpane/rules/promotions/condition-type';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Shopper } from '../testing/shopper.ts';
import type { TestStore } from '../testing/test-store.ts';

const { pairs, off } = vi.hoisted(() => {
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
  return { pairs, off };
});

// Their rows: everything that reads the registries, the schema of the files included, reads these too.
vi.mock('@counterpane/rules/promotions/conditions', async (original) => {
  const registry = await original<{ readonly CONDITIONS: object }>();
  Object.assign(registry.CONDITIONS, { pairs });
  return registry;
});
vi.mock('@counterpane/rules/promotions/benefits', async (original) => {
  const registry = await original<{ readonly BENEFITS: object }>();
  Object.assign(registry.BENEFITS, { 'off-each': off });
  return registry;
});

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
  // Other files of this worker have read the registries before: everything that is made of them is made anew.
  vi.resetModules();
  const { catalogueWith, openApiWith } = await import('../testing/catalogue-with.ts');
  const { openTestStore } = await import('../testing/test-store.ts');
  store = await openTestStore();
  api = await openApiWith(store, catalogueWith({ [FILE]: `${shipped}${PROMOTION}` }));
}, 60_000);
afterAll(async () => {
  await api.close();
  await store.close();
  vi.resetModules();
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
