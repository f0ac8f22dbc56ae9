import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadStores } from './stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'counterpane-stores-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the partner stores', () => {
  const stores = loadStores();

  it('are many, in most states, and each is told once', () => {
    expect(stores.length).toBeGreaterThanOrEqual(60);
    expect(new Set(stores.map(({ state }) => state)).size).toBeGreaterThan(35);
    expect(new Set(stores.map(({ zip }) => zip)).size).toBe(stores.length);
    expect(new Set(stores.map(({ phone }) => phone)).size).toBe(stores.length);
  });

  it('are refused by field when one is not whole', () => {
    const file = join(folder, 'stores.yaml');
    writeFileSync(file, '- { name: Bed Room, zip: "123" }\n');
    expect(() => loadStores(file)).toThrow(/0\.zip/);
  });
});
