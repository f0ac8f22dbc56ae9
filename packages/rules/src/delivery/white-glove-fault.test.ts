import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWhiteGloveFault } from './white-glove-fault.ts';

const ALASKA = { isChosen: true, isOffered: true, isAvailable: false };

describe('a state without white glove service', () => {
  it('is a fault of the address, in these words [K5.20]', () => {
    expect(findWhiteGloveFault(ALASKA)).toBe('WGS is not available for this state.');
  });

  it('is none when the cart has not the extra, or when no item offers it [K5.19]', () => {
    expect(findWhiteGloveFault({ ...ALASKA, isChosen: false })).toBeNull();
    expect(findWhiteGloveFault({ ...ALASKA, isOffered: false })).toBeNull();
  });

  it('is never a fault where there is the service', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (isChosen, isOffered) => {
        expect(findWhiteGloveFault({ isChosen, isOffered, isAvailable: true })).toBeNull();
      }),
    );
  });
});
