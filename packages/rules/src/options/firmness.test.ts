import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRMNESSES, findFirmness } from './firmness.ts';

describe('how firm a mattress is', () => {
  it('is also called plush, which is soft, medium, which is luxury-firm, and firm [C3.29]', () => {
    expect(findFirmness('plush')).toBe('soft');
    expect(findFirmness('medium')).toBe('luxury-firm');
    expect(findFirmness('firm')).toBe('firm');
  });

  it('does not mind case, spaces and underscores', () => {
    expect(findFirmness(' Luxury Firm ')).toBe('luxury-firm');
    expect(findFirmness('LUXURY_FIRM')).toBe('luxury-firm');
  });

  it('is none in any other word', () => {
    expect(findFirmness('rock')).toBeNull();
    expect(findFirmness('')).toBeNull();
    expect(findFirmness('constructor')).toBeNull();
  });

  it('is found by its own name in any case, and is one of the three or none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIRMNESSES), fc.string(), (firmness, text) => {
        expect(findFirmness(firmness.toUpperCase())).toBe(firmness);
        expect([...FIRMNESSES, null]).toContain(findFirmness(text));
      }),
    );
  });
});
