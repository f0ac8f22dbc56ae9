import { z } from 'zod';

/** What there is of each stock item, available, held and sold together. */
export type StockUnits = ReadonlyMap<string, number>;

export const stockRow = z.object({
  item: z.string(),
  available: z.coerce.number(),
  reserved: z.coerce.number(),
  sold: z.coerce.number(),
});
export const demandRow = z.object({
  item: z.string(),
  status: z.string(),
  held: z.boolean(),
  units: z.coerce.number(),
});
/** What is sold and held is what orders say, and nobody sold more than there was. */
export const unitsOf = (
  { item, available, reserved, sold }: z.infer<typeof stockRow>,
  demand: readonly z.infer<typeof demandRow>[],
  initial: StockUnits,
): string[] => {
  const all = available + reserved + sold;
  const of = (isIn: (row: z.infer<typeof demandRow>) => boolean): number =>
    demand.reduce((sum, row) => sum + (row.item === item && isIn(row) ? row.units : 0), 0);
  const held = of((row) => row.held);
  const gone = of(({ status }) => status === 'paid');
  return [
    ...(reserved !== held ? [`${item}: ${reserved} reserved where orders hold ${held}`] : []),
    ...(sold !== gone ? [`${item}: ${sold} sold where paid orders have ${gone}`] : []),
    ...(all !== initial.get(item) ? [`${item}: ${all} in all where there were ${initial.get(item)}`] : []),
    ...(available < 0 ? [`${item}: ${available} available`] : []),
  ];
};
