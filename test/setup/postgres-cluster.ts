import type { TestProject } from 'vitest/node';
import { fillPostgresTemplate } from '../../apps/api/src/testing/fill-template.ts';
import { startCluster } from '../postgres/cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgresUrl: string;
    /** What test stores are copied from: the name of a database, or the dump of an embedded one. */
    readonly storeTemplate: string;
  }
}

/** One PostgreSQL for the whole run; every test file has its own database on it, most a copy of one filled here. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const cluster = await startCluster({ durable: false });
  project.provide('postgresUrl', cluster.url);
  project.provide('storeTemplate', await fillPostgresTemplate(cluster.url));
  return cluster.stop;
};
