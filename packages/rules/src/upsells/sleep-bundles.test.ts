import { describe, expect, it } from 'vitest';
import { SLEEP_BUNDLE_ITEMS, sleepBundleLabel } from './sleep-bundles.ts';

describe('the labels of the sleep bundles', () => {
  it('[C3.63] are these three', () => {
    expect(sleepBundleLabel('serenity-bundle')).toBe('Serenity Bundle (free with mattress)');
    expect(sleepBundleLabel('tranquility-bundle')).toBe('Tranquility Bundle');
    expect(sleepBundleLabel('premier-bundle')).toBe('Premier Bundle');
  });

  it('are none for anything else', () => {
    expect(sleepBundleLabel('sheet-set')).toBeNull();
    expect(sleepBundleLabel('constructor')).toBeNull();
  });

  it('[C3.56] name what is in them', () => {
    expect(SLEEP_BUNDLE_ITEMS).toEqual(['Sheets', 'Mattress Protector', 'Pillows']);
  });
});
