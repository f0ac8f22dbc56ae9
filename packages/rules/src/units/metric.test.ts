import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inchesToCm, poundsToKg, toMetric } from './metric.ts';

describe('inches and pounds', () => {
  it('are whole centimetres and kilograms', () => {
    expect(inchesToCm(60)).toBe(152);
    expect(poundsToKg(72)).toBe(33);
  });

  it('are converted where they stand in a text', () => {
    expect(toMetric('60 by 80 inches, 72 lbs')).toBe('152 by 203 cm, 33 kg');
    expect(toMetric('12 in')).toBe('30 cm');
    expect(toMetric('Height 6.5 in, for up to 1,000 lbs')).toBe('Height 17 cm, for up to 454 kg');
    expect(toMetric('38 x 75 in, and 100 to 180 pounds')).toBe('97 x 191 cm, and 45 to 82 kg');
  });

  it('are not seen where there are none', () => {
    for (const text of ['80 in queen', 'Only 7 left in King', '365 nights', 'bring 2 inside'])
      expect(toMetric(text)).toBe(text);
  });

  it('are converted once: a text in metric units stays', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (inches, pounds) => {
        const metric = toMetric(`${inches} in, ${pounds} lbs`);
        expect(toMetric(metric)).toBe(metric);
      }),
    );
  });
});
