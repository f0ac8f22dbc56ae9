import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PickableLine, pickList } from './pick-list.ts';

const line = (sku: string, quantity: number): PickableLine => ({ sku, title: sku, options: '', quantity });

test('A pick list names each piece once, in the order of SKUs, with the units for each shipment [K7.55]', () => {
  const shipments = [
    { number: 'B-1', lines: [line('P2', 1), line('P1', 2)] },
    { number: 'A-1', lines: [line('P1', 1)] },
  ];
  expect(pickList(shipments)).toEqual([
    {
      ...line('P1', 3),
      shipments: [
        { number: 'B-1', quantity: 2 },
        { number: 'A-1', quantity: 1 },
      ],
    },
    { ...line('P2', 1), shipments: [{ number: 'B-1', quantity: 1 }] },
  ]);
});

test('A pick list has as many units as the shipments that it is for, whatever is in them', () => {
  const lines = fc.array(fc.tuple(fc.constantFrom('P1', 'P2', 'P3'), fc.integer({ min: 1, max: 5 })));
  fc.assert(
    fc.property(fc.array(lines), (each) => {
      const shipments = each.map((some, index) => ({
        number: String(index),
        lines: some.map(([sku, quantity]) => line(sku, quantity)),
      }));
      const pieces = pickList(shipments);
      const units = shipments.flatMap((one) => one.lines).reduce((sum, { quantity }) => sum + quantity, 0);
      expect(pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units);
      for (const piece of pieces)
        expect(piece.shipments.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(piece.quantity);
      expect(new Set(pieces.map(({ sku }) => sku)).size).toBe(pieces.length);
    }),
  );
});
