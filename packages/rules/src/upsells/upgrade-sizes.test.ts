import { describe, expect, it } from 'vitest';
import { SIZES } from '../options/sizes.ts';
import { hasUpgradeOptions } from './upgrade-sizes.ts';

describe('the sizes that are shown with upgrade options', () => {
  it('are not those of pillows, and not what is no size', () => {
    expect(SIZES.filter((size) => !hasUpgradeOptions(size))).toEqual(['standard', 'large', 'jumbo']);
    expect(hasUpgradeOptions('emperor')).toBe(false);
    expect(hasUpgradeOptions('Queen')).toBe(false);
  });
});
