import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { storeProcess } from '../crash/store-process.ts';
import { findFreePort } from '../postgres/free-port.ts';
import { type StoreDatabases, settingsOfCopy, startDatabases } from './store-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    readonly pageStores: readonly PageStore[];
    /** For a test that opens one more. */
    readonly storeDatabases: StoreDatabases | null;
  }
}

interface PageStore {
  readonly port: number;
  readonly dataFolder: string;
}

/** Stores as `npm start` starts them, one for each worker: no two files of tests meet in the same one. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startDatabases();
  const databases = server?.databases ?? null;
  const { maxWorkers } = project.vitest.config;
  const stores = await Promise.all(Array.from({ length: maxWorkers }, () => openStore(databases)));
  project.provide('storeDatabases', databases);
  project.provide(
    'pageStores',
    stores.map(({ port, dataFolder }) => ({ port, dataFolder })),
  );
  return async () => {
    await Promise.all(stores.map(({ close }) => close()));
    await server?.stop();
  };
};

/** One more, as it is with some of its environment changed. */
export const openStore = async (
  databases: StoreDatabases | null,
  env: Readonly<Record<string, string>> = {},
) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'counterpane-pages-'));
  const port = await findFreePort();
  const settings = { DATA_DIR: dataFolder, ...(await settingsOfCopy(databases)) };
  const store = storeProcess(port, { ...settings, ...env }, 'test/setup/demo-store.ts');
  await store.start();
  const close = async () => {
    await store.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { port, dataFolder, close };
};
