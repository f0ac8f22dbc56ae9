import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inchesToCm, poundsToKg } from './metric.ts';

describe('inches and pounds', () => {
  it('are whole centimetres and kilograms', () => {
    expect(inchesToCm(60)).toBe(152);
    expect(poundsToKg(72)).toBe(33);
  });

  it('are halves of them where they are few', () => {
    expect(inchesToCm(1)).toBe(2.5);
    expect(inchesToCm(0.5)).toBe(1.5);
    expect(poundsToKg(1)).toBe(0.5);
  });

  it('are never further off than half a step', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 500, noNaN: true }), (inches) => {
        const exact = inches * 2.54;
        expect(Math.abs(inchesToCm(inches) - exact)).toBeLessThanOrEqual(exact < 10 ? 0.25 : 0.5);
      }),
    );
  });
});
