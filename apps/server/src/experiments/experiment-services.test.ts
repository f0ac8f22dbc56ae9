import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { REAL_SETTINGS } from '../testing/real-settings.ts';
import { experimentServicesOf } from './experiment-services.ts';

const configOf = (settings: object) => {
  const result = parseConfig({ ...REAL_SETTINGS, ...settings });
  if (!result.ok) throw new Error(result.problems.join());
  return result.config.dynamicYield;
};

test('Without keys every brand has the experiments of the store itself', () => {
  expect(experimentServicesOf(configOf({})).size).toBe(0);
});

test('A brand with a key at Dynamic Yield has its experiments from there', () => {
  const keys = configOf({
    DYNAMIC_YIELD_API_KEYS: 'halcyon=Abc1',
    DYNAMIC_YIELD_API_URL: 'https://dy-api.eu',
  });
  expect(keys.apiUrl).toBe('https://dy-api.eu');
  expect([...experimentServicesOf(keys)].map(([brand, { id }]) => [brand, id])).toEqual([
    ['halcyon', 'dynamic-yield'],
  ]);
});

test('An address without TLS is a fault of the settings', () => {
  const result = parseConfig({ ...REAL_SETTINGS, DYNAMIC_YIELD_API_URL: 'http://flags.example' });
  expect(result.ok ? [] : result.problems).toEqual([
    'DYNAMIC_YIELD_API_URL is wrong: a provider is asked by https',
  ]);
});
