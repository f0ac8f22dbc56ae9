import type { ProductPage } from '@counterpane/contract/pages/pages';
import { expect, it } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const roomOf = async (name: string): Promise<NonNullable<ProductPage['room']>> => {
  const { room } = result(await store.shopper().client.productPage(name));
  if (room === null) throw new Error(`${name} has a room`);
  return room;
};

const sizeOf = async (name: string, size: string | null) =>
  (await roomOf(name)).sizes.find((one) => one.size === size);

it('a page says how large its product is in every size, and how large its box is', async () => {
  const { stands, sizes } = await roomOf('mattress');
  expect(stands).toBe('bed');
  expect(sizes.map(({ size, piece }) => [size, piece?.width, piece?.length])).toEqual([
    ['twin', 39, 75],
    ['twinXL', 39, 80],
    ['full', 54, 75],
    ['queen', 60, 80],
    ['king', 76, 80],
    ['calKing', 72, 84],
    ['splitKing', 76, 80],
  ]);
  expect((await sizeOf('mattress', 'queen'))?.parcel).toEqual({
    width: 60,
    length: 80,
    height: 11,
    count: 1,
  });
});

it('a split king comes through the door as its two halves', async () => {
  expect((await sizeOf('mattress', 'splitKing'))?.parcel).toEqual({
    width: 38,
    length: 80,
    height: 11,
    count: 2,
  });
});

it('a bed is as much larger than its mattress in every size', async () => {
  expect(await sizeOf('mira-panel-bed', 'queen')).toMatchObject({ piece: { width: 65, length: 86 } });
  expect(await sizeOf('mira-panel-bed', 'king')).toMatchObject({ piece: { width: 81, length: 86 } });
});

it('a size of a box that we do not know is not guessed', async () => {
  expect(await sizeOf('mira-panel-bed', 'queen')).toMatchObject({ parcel: null });
  expect(await sizeOf('socalle-dresser', null)).toMatchObject({ parcel: null });
});

it('a dresser stands at a wall, a pillow takes no room, and a case on a case takes no floor', async () => {
  expect((await roomOf('socalle-dresser')).stands).toBe('case');
  expect(await roomOf('pillow')).toMatchObject({
    stands: null,
    sizes: [{ size: 'standard', piece: null }, {}],
  });
  expect((await roomOf('mid-century-2-drawer-dresser-top')).stands).toBe(null);
});
