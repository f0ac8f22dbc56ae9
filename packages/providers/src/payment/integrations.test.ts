import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { expect, test } from 'vitest';
import { missingKeys } from './integration.ts';
import { PAYMENT_INTEGRATIONS } from './integrations.ts';

const names = PAYMENT_INTEGRATIONS.map(({ name }) => name);

test('every folder with an integration is registered under its own name', () => {
  const folders = globSync('*/index.ts', { cwd: import.meta.dirname }).map((path) => basename(dirname(path)));
  expect(names.toSorted()).toEqual(folders.toSorted());
});

test('every way to pay for which money is taken belongs to one company', () => {
  const taken = PAYMENT_METHODS.filter(({ integration }) => integration !== null).map(({ id }) => id);
  expect(PAYMENT_INTEGRATIONS.flatMap(({ methodIds }) => methodIds).toSorted()).toEqual(taken.toSorted());
  expect(PAYMENT_INTEGRATIONS.filter(({ methodIds }) => methodIds.length === 0)).toEqual([]);
});

test('what a company needs, and where its API is, are settings of its own', () => {
  const strange = PAYMENT_INTEGRATIONS.flatMap(({ environment, needed, apiSetting, liveKeys }) =>
    [...needed, apiSetting, ...Object.keys(liveKeys)].filter((name) => !(name in environment.shape)),
  );
  expect(strange).toEqual([]);
  const settings = PAYMENT_INTEGRATIONS.flatMap(({ environment }) => Object.keys(environment.shape));
  expect(settings).toEqual([...new Set(settings)]);
});

test('half of the keys are a mistake, none of them is a shop without an account', () => {
  for (const integration of PAYMENT_INTEGRATIONS) {
    const [first = '', ...others] = integration.needed;
    expect(missingKeys(integration, { [first]: 'given' })).toEqual(others);
    expect(missingKeys(integration, {})).toEqual([]);
    expect(integration.findAccount({})).toBeNull();
  }
});
