import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Catalogue, loadCatalogue } from '@counterpane/catalogue/load';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../app.ts';
import { importCatalogue } from '../catalogue/import.ts';
import { openCatalogueReader } from '../catalogue/reader.ts';
import type { TestStore } from './test-store.ts';

const SHIPPED = join(import.meta.dirname, '../../../../packages/catalogue');
const CODE: readonly string[] = ['src', 'node_modules'];

/** The catalogue that the store comes with and some files more, by their path in it: `content/en/p/naps.md`. */
export const catalogueWith = (files: Readonly<Record<string, string>>): Catalogue => {
  const folder = mkdtempSync(join(tmpdir(), 'counterpane-catalogue-'));
  try {
    cpSync(SHIPPED, folder, { recursive: true, filter: (path) => !CODE.includes(basename(path)) });
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return loadCatalogue(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The API of a store with another catalogue in place of its own. */
export const openApiWith = async (
  { database, clock, deps }: TestStore,
  catalogue: Catalogue,
): Promise<FastifyInstance> => {
  await importCatalogue(database, catalogue);
  const reader = await openCatalogueReader({
    database,
    catalogue,
    clock,
    hosts: {},
    onChange: () => undefined,
  });
  const api = buildApi({ ...deps, catalogue: reader });
  await api.ready();
  return api;
};
