import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeWeights, isDoneOnDelivery } from './fee-weights.ts';

describe('what the fees of an order fall on', () => {
  it('is what is carried in, what replaces an old one, and each piece that is recycled', () => {
    expect(feeWeights({ kind: 'mattress', isGift: false, pieces: 2 })).toEqual({
      wgs: 1,
      removal: 1,
      disposal: 2,
    });
    expect(feeWeights({ kind: 'foundation', isGift: false, pieces: 1 })).toEqual({
      wgs: 1,
      removal: 0,
      disposal: 1,
    });
    expect(feeWeights({ kind: 'pillow', isGift: false, pieces: 1 })).toEqual({
      wgs: 0,
      removal: 0,
      disposal: 0,
    });
  });

  it('is never a service for a gift, which nothing was charged for', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), (kind, pieces) => {
        expect(feeWeights({ kind, isGift: true, pieces })).toMatchObject({ wgs: 0, removal: 0 });
      }),
    );
    expect(feeWeights({ kind: 'mattress', isGift: true, pieces: 1 })).toMatchObject({ wgs: 0, removal: 0 });
  });
});

it('White glove service and removal are done on delivery, recycling is not', () => {
  expect(['wgs', 'removal', 'disposal'].filter(isDoneOnDelivery)).toEqual(['wgs', 'removal']);
});
