import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { storeProcess } from '../crash/store-process.ts';
import { findFreePort } from '../postgres/free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    readonly pageStores: readonly PageStore[];
  }
}

interface PageStore {
  readonly port: number;
  readonly dataFolder: string;
}

/** Stores as `npm start` starts them, one for each worker: no two files of tests meet in the same one. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const stores = await Promise.all(Array.from({ length: availableParallelism() }, () => openStore()));
  project.provide(
    'pageStores',
    stores.map(({ port, dataFolder }) => ({ port, dataFolder })),
  );
  return async () => {
    await Promise.all(stores.map(({ close }) => close()));
  };
};

/** One more, as it is with some of its environment changed. */
export const openStore = async (env: Readonly<Record<string, string>> = {}) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'counterpane-pages-'));
  const port = await findFreePort();
  const store = storeProcess(port, { NODE_ENV: 'production', DATA_DIR: dataFolder, ...env });
  await store.start();
  const close = async () => {
    await store.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { port, dataFolder, close };
};
