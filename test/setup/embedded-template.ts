import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fillEmbeddedTemplate } from '../../apps/api/src/testing/fill-template.ts';

/** One filled embedded database for the whole run; every test store is a copy of it. */
export const setup = async (project: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'counterpane-template-'));
  project.provide('storeTemplate', await fillEmbeddedTemplate(join(folder, 'store.tar')));
  return () => rmSync(folder, { recursive: true, force: true });
};
