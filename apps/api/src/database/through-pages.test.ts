import { expect, it } from 'vitest';
import { throughPages } from './through-pages.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `id-${index + 100}` }));

it.each([0, 1, 2, 3, 4, 7])('Every row is reached once, however many there are: %d', async (count) => {
  const rows = rowsOf(count);
  const reached: string[] = [];
  await throughPages(
    async (after, most) => rows.filter(({ id }) => id > after).slice(0, most),
    async ({ id }) => void reached.push(id),
    2,
  );
  expect(reached).toEqual(rows.map(({ id }) => id));
});
