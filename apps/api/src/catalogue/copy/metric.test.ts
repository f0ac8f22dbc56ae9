import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMetric } from './metric.ts';

describe('inches and pounds in a text', () => {
  it('are converted where they stand', () => {
    expect(toMetric('60 by 80 inches, 72 lbs')).toBe('152 by 203 cm, 33 kg');
    expect(toMetric('12 in')).toBe('30 cm');
    expect(toMetric('Height 6.5 in, for up to 1,000 lbs')).toBe('Height 17 cm, for up to 454 kg');
    expect(toMetric('38 x 75 in, and 100 to 180 pounds')).toBe('97 x 191 cm, and 45 to 82 kg');
    expect(toMetric('10-12 inches')).toBe('25-30 cm');
    expect(toMetric('15, 20 or 25 lbs')).toBe('7, 9 or 11 kg');
  });

  it('are known without a unit where a text is nothing but the sides of a bed', () => {
    expect(toMetric('60 × 80')).toBe('152 × 203 cm');
    expect(toMetric('two 38 × 80')).toBe('two 97 × 203 cm');
    expect(toMetric('Twin 38 × 80 of 4')).toBe('Twin 38 × 80 of 4');
  });

  it('are seen before the word that says in which direction', () => {
    expect(toMetric('28 in wide and 24 in deep')).toBe('71 cm wide and 61 cm deep');
    expect(toMetric('8 in pockets, 9 in high')).toBe('20 cm pockets, 23 cm high');
    expect(toMetric('6 in as it comes, 4 in with less in it')).toBe(
      '15 cm as it comes, 10 cm with less in it',
    );
  });

  it('are seen in words', () => {
    expect(toMetric('Twelve inches, slats up to three inches apart')).toBe('30 cm, slats up to 7.5 cm apart');
    expect(toMetric('A twelve-inch mattress, an eight-inch one')).toBe('A 30 cm mattress, a 20 cm one');
    expect(toMetric('A seven-inch drawer')).toBe('An 18 cm drawer');
    expect(toMetric('two and a half inches, fifty-two inches')).toBe('6.5 cm, 132 cm');
    expect(toMetric('one or two inches')).toBe('2.5 or 5 cm');
    expect(toMetric('Twenty pounds')).toBe('9 kg');
  });

  it('may be one, or less', () => {
    expect(toMetric('An inch, half an inch, an inch and a half, an inch or two')).toBe(
      '2.5 cm, 1.5 cm, 4 cm, 2.5 to 5 cm',
    );
    expect(toMetric('It is a pound heavier')).toBe('It is 0.5 kg heavier');
    expect(toMetric('3 pounds a cubic foot')).toBe('48 kg per cubic metre');
  });

  it('are not seen where there are none', () => {
    const others = ['80 in queen', 'Only 7 left in King', '365 nights', 'bring 2 inside', '800 in a king'];
    for (const text of [...others, 'Two in three people', 'one of them', 'Two pinches', 'A pouch'])
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
