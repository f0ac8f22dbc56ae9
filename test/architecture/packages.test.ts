import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..', '..');

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const { packages } = lockSchema.parse(read('package-lock.json'));
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

test('Every installed package is pinned to a hash, and none comes from outside the registry', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))).toEqual([]);
  // Without addresses each machine takes its own registry; an address would be another source.
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('One package alone runs a script when it is installed: the one that brings Node', () => {
  const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScript.map(([path]) => path)).toEqual(['node_modules/node']);
});

test('Every workspace names exact versions, so that a clean clone installs what was tested', () => {
  const manifests = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  expect(manifests.length).toBeGreaterThan(8);
  const loose = manifests.flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies } = manifestSchema.parse(read(path));
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(
        ([name, version]) =>
          !name.startsWith('@counterpane/') && !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
      )
      .map(([name, version]) => `${path}: ${name} ${version}`);
  });
  expect(loose).toEqual([]);
});
