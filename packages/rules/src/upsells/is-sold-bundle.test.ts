import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSoldBundle } from './is-sold-bundle.ts';

describe('whether a product is sold while the flag of the Premier Bundle is off', () => {
  it('is so for everything but the Premier Bundle', () => {
    expect(isSoldBundle('premier-bundle', { premierBundle: false })).toBe(false);
    expect(isSoldBundle('premier-bundle', { premierBundle: true })).toBe(true);
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (name, premierBundle) => {
        fc.pre(name !== 'premier-bundle');
        expect(isSoldBundle(name, { premierBundle })).toBe(true);
      }),
    );
  });
});
