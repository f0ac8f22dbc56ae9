import type { TestProject } from 'vitest/node';
import { startCluster } from '../postgres/cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run; every test file creates its own database on it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const cluster = await startCluster({ durable: false });
  project.provide('postgresUrl', cluster.url);
  return cluster.stop;
};
