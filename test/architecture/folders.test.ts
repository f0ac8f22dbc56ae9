import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, readSources } from './sources.ts';

const folders = Map.groupBy(
  readSources().filter((file) => !isTest(file) && dirname(file.path) !== '.'),
  ({ path }) => dirname(path),
);

/** Folders of one file that are right as they are, and why. A page may be one file: its folder is its place in the shop. */
const ALONE: Readonly<Record<string, string>> = {
  'imagery/src/finish': 'a layer of the models',
  'imagery/src/glb': 'a layer of the models',
  'imagery/src/model': 'a layer of the models',
  'packages/providers/src/analytics/google-analytics': 'a provider',
  'packages/providers/src/experiments/dynamic-yield': 'a provider',
  'packages/providers/src/storage/disk': 'an adapter is a folder, as those of payment are',
  'packages/providers/src/storage/s3': 'an adapter is a folder, as those of payment are',
  'packages/providers/src/tax/taxjar': 'a provider',
  'packages/rules/src/staff': 'a subject of its own among the rules',
  'packages/sandboxes/src/attentive': 'a sandbox is a folder, as those of payment are',
  'packages/sandboxes/src/dynamic-yield': 'a sandbox is a folder, as those of payment are',
  'packages/sandboxes/src/google-analytics': 'a sandbox is a folder, as those of payment are',
};

test('no folder holds a single file that could stand with its neighbours', () => {
  const lonely = [...folders].filter(
    ([folder, files]) =>
      files.length === 1 &&
      !files.some(({ path }) => /\/route\.tsx?$/.test(path)) &&
      ![...folders.keys()].some((other) => other.startsWith(`${folder}/`)),
  );
  expect(lonely.map(([folder]) => folder)).toEqual(Object.keys(ALONE));
});

test('no folder is so full that nothing is found in it', () => {
  const full = [...folders].filter(([, files]) => files.length > 45);
  expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});
