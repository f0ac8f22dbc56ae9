import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNoticeDue, noticeKindOf } from './decide-notice.ts';

const HERE = { isActive: true, isInStock: true, isBackOrderAllowed: false };
const GONE = { ...HERE, isInStock: false };
const LATER = { ...GONE, isBackOrderAllowed: true };

const back = (availability: typeof HERE, price = 10_000) =>
  isNoticeDue({ kind: 'back_in_stock', askedAt: 9_000 }, { availability, price });
const cheaper = (availability: typeof HERE, price: number) =>
  isNoticeDue({ kind: 'price_drop', askedAt: 10_000 }, { availability, price });

it('Who asks about what is sold out is told when it can be bought, also to ship later, whatever it costs', () => {
  expect(noticeKindOf({ availability: GONE })).toBe('back_in_stock');
  expect([back(GONE), back(HERE), back(LATER)]).toEqual([false, true, true]);
});

it('Who asks about what can be bought is told of a price below that of the day they asked', () => {
  expect(noticeKindOf({ availability: HERE })).toBe('price_drop');
  expect([cheaper(HERE, 10_000), cheaper(HERE, 9_999), cheaper(GONE, 9_999)]).toEqual([false, true, false]);
});

it('Nothing is told of what cannot be bought, and no price that is not lower', () => {
  const flags = fc.record({
    isActive: fc.boolean(),
    isInStock: fc.boolean(),
    isBackOrderAllowed: fc.boolean(),
  });
  fc.assert(
    fc.property(flags, fc.nat(), fc.nat(), (availability, price, askedAt) => {
      const isBuyable = noticeKindOf({ availability }) === 'price_drop';
      for (const kind of ['back_in_stock', 'price_drop'] as const) {
        const isDue = isNoticeDue({ kind, askedAt }, { availability, price });
        if (isDue) expect(isBuyable).toBe(true);
        if (isDue && kind === 'price_drop') expect(price).toBeLessThan(askedAt);
      }
    }),
  );
});
