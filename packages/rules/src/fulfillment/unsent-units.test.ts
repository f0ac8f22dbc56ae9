import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SentLine, unsentUnits } from './unsent-units.ts';

const line = (itemIdentifier: string, changes: Partial<SentLine> = {}): SentLine => ({
  ...{ itemIdentifier, forItem: null, quantity: 2, cancelled: 0, sent: 0 },
  ...changes,
});

test('What has been handed over or cancelled is not to be sent any more', () => {
  expect(unsentUnits([line('bed', { sent: 1 }), line('pillow', { cancelled: 2 })])).toEqual([
    { itemIdentifier: 'bed', quantity: 1 },
  ]);
});

test('A plan leaves with the units that it covers', () => {
  const plan = line('plan', { forItem: 'bed', sent: null });
  expect(unsentUnits([line('bed', { sent: 1 }), plan])).toEqual([
    { itemIdentifier: 'bed', quantity: 1 },
    { itemIdentifier: 'plan', quantity: 1 },
  ]);
  expect(unsentUnits([line('bed', { sent: 2 }), plan])).toEqual([]);
});

test('A plan without a line leaves with the first thing that does, and at once where nothing is sent', () => {
  const plan = line('plan', { sent: null });
  expect(unsentUnits([line('bed'), plan]).map(({ itemIdentifier }) => itemIdentifier)).toEqual([
    'bed',
    'plan',
  ]);
  expect(unsentUnits([line('bed', { sent: 1 }), plan])).toEqual([{ itemIdentifier: 'bed', quantity: 1 }]);
  expect(unsentUnits([plan])).toEqual([]);
  expect(unsentUnits([line('bed', { cancelled: 2 }), plan])).toEqual([]);
});

test('Never more units are to be sent than are ordered, and none once all have left', () => {
  const anyLine = fc
    .record({
      quantity: fc.integer({ min: 1, max: 5 }),
      cancelled: fc.nat(5),
      sent: fc.option(fc.nat(5)),
      forItem: fc.constantFrom(null, 'line 0'),
    })
    .filter(({ quantity, cancelled, sent }) => cancelled + (sent ?? 0) <= quantity);
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 4 }), (made) => {
      const lines = made.map((one, index) =>
        line(`line ${index}`, { ...one, ...(index === 0 ? { forItem: null } : {}) }),
      );
      for (const { itemIdentifier, quantity } of unsentUnits(lines)) {
        const own = lines.find((one) => one.itemIdentifier === itemIdentifier);
        expect(quantity).toBeLessThanOrEqual((own?.quantity ?? 0) - (own?.cancelled ?? 0));
      }
      const left = lines.map((one) =>
        one.sent === null ? one : { ...one, sent: one.quantity - one.cancelled },
      );
      const ofThings = unsentUnits(left).filter(
        ({ itemIdentifier }) => left.find((one) => one.itemIdentifier === itemIdentifier)?.sent !== null,
      );
      expect(ofThings).toEqual([]);
    }),
  );
});
