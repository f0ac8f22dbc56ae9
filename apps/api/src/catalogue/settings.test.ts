import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { importCatalogue } from './import.ts';
import { type CatalogueReader, openCatalogueReader } from './reader.ts';
import { settings } from './tables.ts';

let database: Database;
let reader: CatalogueReader;
const faults: string[] = [];
const purged: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
  const catalogue = shippedCatalogue();
  await importCatalogue(database, catalogue);
  reader = await openCatalogueReader({
    database,
    catalogue,
    clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
    hosts: {},
    onChange: (tags) => purged.push(...(tags ?? ['everything'])),
    onFault: (text) => faults.push(text),
  });
});
afterAll(() => database.close());

const storefront = () => reader.getStorefront('halcyon');

const write = (name: string, value: unknown) =>
  database.db
    .insert(settings)
    .values({ storefront: 'halcyon', name, value })
    .onConflictDoUpdate({ target: [settings.storefront, settings.name], set: { value } });

/** Waits until the store has read what was written before: a switch that no test is about tells. */
const untilRead = async (): Promise<void> => {
  const isOn = !storefront().flags.hideEmailCheckbox;
  await write('flag:hideEmailCheckbox', isOn);
  await expect.poll(() => storefront().flags.hideEmailCheckbox).toBe(isOn);
};

/** Writes a setting as an operator would, and waits until the store goes by it. */
const set = async (name: string, value: unknown): Promise<void> => {
  await write(name, value);
  await untilRead();
};

afterEach(async () => {
  await database.db.delete(settings);
  await untilRead();
  faults.length = 0;
});

const isActive = (name: string, sku: string) =>
  storefront().findEntry(name)?.product.variants[sku]?.availability.isActive;

describe('a flag', () => {
  it('is switched while the store runs, and back', async () => {
    expect(storefront().flags.splitKingGift).toBe(false);
    await set('flag:splitKingGift', true);
    expect(storefront().flags.splitKingGift).toBe(true);
    await set('flag:splitKingGift', false);
    expect(storefront().flags.splitKingGift).toBe(false);
  });

  it('has the pages made anew that show what it decides', async () => {
    purged.length = 0;
    await set('flag:premierBundle', false);
    expect(purged).toContain('product:mattress');
  });

  it('takes split king out of sale, and the king of adjustable bases', async () => {
    expect(isActive('mattress', 'hal-classic-foam-s:splitking')).toBe(true);
    await set('flag:splitKing', false);
    expect(isActive('mattress', 'hal-classic-foam-s:splitking')).toBe(false);
    expect(isActive('mattress', 'hal-classic-foam-s:king')).toBe(true);
    await set('flag:kingAdjustable', false);
    expect(isActive('adjustable-bed-frame', 'hal-adjustable-s:king')).toBe(false);
  });

  it('that nobody knows, or that is neither true nor false, is told and changes nothing', async () => {
    const before = storefront().flags;
    await set('flag:elephant', true);
    await set('flag:splitKing', 'off');
    expect(storefront().flags).toEqual(before);
    expect(faults.join()).toContain('settings of halcyon: flag elephant is not registered');
    expect(faults.join()).toContain('flag splitKing');
  });
});

describe('when money is taken', () => {
  it('is switched for one storefront while the store runs, and told where it cannot be read', async () => {
    expect(storefront().capture).toBe('order');
    await set('capture', 'shipment');
    expect(storefront().capture).toBe('shipment');
    expect(reader.getStorefront('drift').capture).toBe('order');
    await set('capture', 'never');
    expect(storefront().capture).toBe('order');
    expect(faults.join()).toContain('settings of halcyon: capture: neither order nor shipment');
  });
});

describe('the mapping of bundles', () => {
  const bundle = () => storefront().bundles.find(({ name }) => name === 'adjustable-frame-bundle');

  it('is replaced while the store runs, and the rest of the bundle stays [C5.22]', async () => {
    const title = bundle()?.title;
    const groups = [
      { role: 'mattress', title: 'Mattress', products: ['mattress'] },
      { role: 'base', title: 'Base', products: ['adjustable-bed-frame'] },
    ];
    await set('bundleMapping', { 'adjustable-frame-bundle': { groups, savings: { any: '10.50' } } });
    expect(bundle()).toMatchObject({ title, savings: { any: 1050 }, defaultSize: 'splitKing' });
    const mattress = storefront().findEntry('mattress')?.product.id;
    expect(bundle()?.groups[0]?.productIds).toEqual([mattress]);
    await database.db.delete(settings);
    await untilRead();
    expect(bundle()?.groups[0]?.productIds).toHaveLength(9);
  });

  it('that is broken is told and changes nothing', async () => {
    const before = storefront().bundles;
    const mappings = [
      'nonsense',
      { 'adjustable-frame-bundle': { groups: 'none' } },
      { 'adjustable-frame-bundle': { savings: { any: 99_999 } } },
      { 'adjustable-frame-bundle': { extras: [{ product: 'elephant', saving: 1 }] } },
      { elephant: { title: 'Elephant' } },
    ];
    for (const mapping of mappings) {
      faults.length = 0;
      await set('bundleMapping', mapping);
      expect(storefront().bundles).toEqual(before);
      expect(faults.join()).toContain('bundleMapping');
    }
  });
});
