import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { planShipments, type ShippableLine } from './plan-shipments.ts';

const WAREHOUSES = [
  { key: 'reno', kinds: [] },
  { key: 'dallas', kinds: ['bedframe', 'nightstand'] },
];
const plan = (lines: readonly ShippableLine[], hasWhiteGlove = false) =>
  planShipments(lines, { warehouses: WAREHOUSES, hasWhiteGlove });
const line = (itemIdentifier: string, kind: string, madeUntil: string | null = null): ShippableLine => ({
  itemIdentifier,
  kind,
  quantity: 2,
  madeUntil,
});

describe('the shipments of an order', () => {
  it('are one for each warehouse', () => {
    expect(plan([line('a', 'mattress'), line('b', 'bedframe'), line('c', 'pillow')])).toEqual([
      {
        warehouse: 'reno',
        carriage: 'carrier',
        notBefore: null,
        lines: [
          { itemIdentifier: 'a', quantity: 2 },
          { itemIdentifier: 'c', quantity: 2 },
        ],
      },
      {
        warehouse: 'dallas',
        carriage: 'carrier',
        notBefore: null,
        lines: [{ itemIdentifier: 'b', quantity: 2 }],
      },
    ]);
  });

  it('do not make what is in stock wait for what has to be made first', () => {
    const planned = plan([
      line('later', 'mattress', '2026-12-20'),
      line('now', 'pillow'),
      line('soon', 'sheets', '2026-12-01'),
    ]);
    expect(planned.map(({ notBefore }) => notBefore)).toEqual([null, '2026-12-01', '2026-12-20']);
  });

  it('with white glove service: large things are carried in by two people, the rest by a carrier', () => {
    const planned = plan([line('a', 'mattress'), line('b', 'pillow')], true);
    expect(planned.map(({ carriage }) => carriage)).toEqual(['two_people', 'carrier']);
  });

  it('have no plans and services in them', () => {
    expect(plan([line('a', 'protection-plan'), line('b', 'service')])).toEqual([]);
  });

  it('leave from the first warehouse where none is for everything', () => {
    const warehouses = [{ key: 'leeds', kinds: ['bedframe'] }];
    const [planned] = planShipments([line('a', 'pillow')], { warehouses, hasWhiteGlove: false });
    expect(planned?.warehouse).toBe('leeds');
    expect(() => planShipments([line('a', 'pillow')], { warehouses: [], hasWhiteGlove: false })).toThrow(
      'a country that is shipped to has a warehouse',
    );
  });
});

test('every unit that can be sent is in exactly one shipment', () => {
  const lines = fc.uniqueArray(
    fc.record({
      itemIdentifier: fc.uuid(),
      kind: fc.constantFrom('mattress', 'bedframe', 'pillow', 'protection-plan'),
      quantity: fc.integer({ min: 1, max: 9 }),
      madeUntil: fc.constantFrom(null, '2026-12-01', '2027-01-15'),
    }),
    { selector: ({ itemIdentifier }) => itemIdentifier, maxLength: 12 },
  );
  fc.assert(
    fc.property(lines, fc.boolean(), (given, hasWhiteGlove) => {
      const sent = plan(given, hasWhiteGlove).flatMap((shipment) => shipment.lines);
      const wanted = given
        .filter(({ kind }) => kind !== 'protection-plan')
        .map(({ itemIdentifier, quantity }) => ({ itemIdentifier, quantity }));
      expect(sent).toHaveLength(wanted.length);
      expect(sent).toEqual(expect.arrayContaining(wanted));
    }),
  );
});
