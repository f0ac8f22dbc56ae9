import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSoldBundle, SLEEP_BUNDLE_ITEMS, sleepBundleLabel } from './sleep-bundles.ts';

describe('the labels of the sleep bundles', () => {
  it('are these three', () => {
    expect(sleepBundleLabel('serenity-bundle')).toBe('Serenity Bundle (free with mattress)');
    expect(sleepBundleLabel('tranquility-bundle')).toBe('Tranquility Bundle');
    expect(sleepBundleLabel('premier-bundle')).toBe('Premier Bundle');
  });

  it('are none for anything else', () => {
    expect(sleepBundleLabel('sheet-set')).toBeNull();
    expect(sleepBundleLabel('constructor')).toBeNull();
  });

  it('name what is in them', () => {
    expect(SLEEP_BUNDLE_ITEMS).toEqual(['Sheets', 'Mattress Protector', 'Pillows']);
  });
});

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
