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

it('A row that fails keeps no row behind it from its turn, and is told of at the end', async () => {
  const rows = rowsOf(5);
  const reached: string[] = [];
  const run = throughPages(
    async (after, most) => rows.filter(({ id }) => id > after).slice(0, most),
    async ({ id }) => {
      reached.push(id);
      if (id === 'id-100') throw new Error('of the first row');
    },
    2,
  );
  await expect(run).rejects.toMatchObject({ errors: [new Error('of the first row')] });
  expect(reached).toHaveLength(5);
});
