import { expect, test } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

test('a cart says what does not fit its mattress, and in which size it would [K4.05]', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const cart = await shopper.adds('waterproof-mattress-protector', 'king');
  expect(cart.wrongSizes).toMatchObject([
    {
      title: 'Waterproof mattress protector',
      size: { value: 'king', title: 'King' },
      quantity: 1,
      expected: { value: 'queen', title: 'Queen', units: 1 },
      bed: { title: 'Classic memory foam mattress', size: 'Queen' },
    },
  ]);
  const [wrong] = cart.wrongSizes;
  const protector = cart.items.find(({ itemIdentifier }) => itemIdentifier === wrong?.itemIdentifier);
  const properties = protector?.properties.map(({ name, value }) => ({
    name,
    value: name === 'Size' ? 'queen' : value,
  }));
  const corrected = result(
    await shopper.client.changeItem(wrong?.itemIdentifier ?? '', { properties: properties ?? [] }),
  );
  expect(corrected.wrongSizes).toEqual([]);
});

test('a split king needs two of what comes in halves: one is asked about, and so is a queen’s [K4.05]', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'splitKing');
  const half = await shopper.adds('waterproof-mattress-protector', 'twinXL');
  expect(half.wrongSizes).toMatchObject([
    { quantity: 1, size: { value: 'twinXL' }, expected: { value: 'twinXL', title: 'Twin XL', units: 2 } },
  ]);
  const line = half.wrongSizes[0]?.itemIdentifier ?? '';
  expect(result(await shopper.client.changeItem(line, { quantity: 2 })).wrongSizes).toEqual([]);
  expect(result(await shopper.client.changeItem(line, { quantity: 3 })).wrongSizes).toHaveLength(1);
  result(await shopper.client.removeItem(line));
  const queen = await shopper.adds('waterproof-mattress-protector', 'queen', 2);
  expect(queen.wrongSizes).toMatchObject([{ quantity: 2, expected: { value: 'twinXL', units: 4 } }]);
});

test('a set as the shop puts it together fits itself', async () => {
  const shopper = store.shopper();
  const { cards } = result(await shopper.client.bundleListing());
  for (const { name } of cards) {
    const other = store.shopper();
    const { items } = result(await other.client.bundlePage(name, {}));
    const cart = result(await other.client.addItems(items));
    expect([name, cart.wrongSizes]).toEqual([name, []]);
  }
});
