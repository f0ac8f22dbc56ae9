import type { PageState } from '@counterpane/contract/pages/page-state';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stock } from '../../catalogue/tables.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const state = async (name: string, search = ''): Promise<PageState> =>
  result(await store.shopper().client.productPage(name, search)).state;

const sizesOf = ({ bundle }: PageState) =>
  bundle?.items.map(({ properties }) => properties.find(({ name }) => name === 'Size')?.value);

describe('the size of the set on a product page', () => {
  it('is split king with an adjustable base while nobody has chosen a size [C5.21]', async () => {
    const page = await state('adjustable-bed-frame');
    expect(page.bundle).toMatchObject({ name: 'adjustable-frame-bundle', isDefaultSize: true });
    expect(sizesOf(page)).toEqual(['splitKing', 'splitKing']);
    expect(page.selectedProperties.Size?.value).toBe('queen');
  });

  it('is that of the mattress on the page of a mattress', async () => {
    const page = await state('mattress');
    expect(page.bundle).toMatchObject({ name: 'adjustable-frame-bundle', isDefaultSize: false });
    expect(sizesOf(page)).toEqual(['queen', 'queen']);
  });

  it('is queen in every other set', async () => {
    const page = await state('bamboo-platform-bed-frame');
    expect(sizesOf(page)).toEqual(['queen', 'queen']);
    expect(page.bundle?.isDefaultSize).toBe(false);
  });

  it('is the one that the visitor chose, by the address or before', async () => {
    const asked = await state('adjustable-bed-frame', '?size=king');
    expect(sizesOf(asked)).toEqual(['king', 'king']);
    expect(asked.bundle?.isDefaultSize).toBe(false);
    const answer = await store.api.inject({
      url: '/api/pages/products/adjustable-bed-frame',
      headers: { cookie: 'user-size-selection=queen' },
    });
    expect(sizesOf(answer.json().result.state)).toEqual(['queen', 'queen']);
  });
});

it('A set names the sizes in which it comes with the product, and leads to no other', async () => {
  const { bundle } = await state('mattress');
  expect(bundle?.sizes).toContain('queen');
  for (const size of ['full', 'queen', 'king'])
    expect(sizesOf(await state('mattress', `?size=${size}`))?.[0] === size).toBe(
      bundle?.sizes.includes(size),
    );
});

it('A set is not told with a variant of the product that is sold out', async () => {
  const skusOf = async () => (await state('socalle-platform-bed', '?size=king')).bundle?.choices ?? [];
  const before = await skusOf();
  expect(before.length).toBeGreaterThan(1);
  const { revision } = store.deps.catalogue;
  const [gone] = before.toReversed();
  await store.database.db
    .update(stock)
    .set({ available: 0 })
    .where(eq(stock.item, `halcyon/${gone?.sku}`));
  store.deps.catalogue.announceChange();
  await expect.poll(() => store.deps.catalogue.revision).toBeGreaterThan(revision);
  expect(await skusOf()).toEqual(before.filter(({ sku }) => sku !== gone?.sku));
});
