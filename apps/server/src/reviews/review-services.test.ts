import { expect, test, vi } from 'vitest';
import { parseConfig } from '../config.ts';
import { REAL_SETTINGS } from '../testing/real-settings.ts';
import { reviewServicesOf } from './review-services.ts';
import { toYotpoKeys, yotpoEnvironment } from './yotpo-keys.ts';

test('Without keys every brand has the reviews of the store itself', () => {
  expect(reviewServicesOf(toYotpoKeys(yotpoEnvironment.parse({}))).size).toBe(0);
  expect(parseConfig(REAL_SETTINGS)).toMatchObject({ ok: true });
});

test('A brand with a key at Yotpo has its reviews from there', () => {
  const result = parseConfig({ ...REAL_SETTINGS, YOTPO_APP_KEYS: 'halcyon=Abc1,drift=Def2' });
  if (!result.ok) throw new Error(result.problems.join());
  expect(result.config.yotpo.apiUrl).toBe('https://api-cdn.yotpo.com');
  const services = reviewServicesOf(result.config.yotpo);
  expect([...services].map(([brand, { id }]) => [brand, id])).toEqual([
    ['halcyon', 'yotpo'],
    ['drift', 'yotpo'],
  ]);
});

test('Keys that are not pairs, and an address without TLS, are faults of the settings', () => {
  const problemsOf = (settings: object) => {
    const result = parseConfig({ ...REAL_SETTINGS, ...settings });
    return result.ok ? [] : result.problems;
  };
  expect(problemsOf({ YOTPO_APP_KEYS: 'Abc1' })).toEqual([
    expect.stringContaining('YOTPO_APP_KEYS is wrong'),
  ]);
  expect(problemsOf({ YOTPO_API_URL: 'http://reviews.example' })).toEqual([
    'YOTPO_API_URL is wrong: a provider is asked by https',
  ]);
});

test('A service that is silent is given up after three seconds [C7.21]', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const services = reviewServicesOf({
    appKeys: new Map([['halcyon', 'Abc1']]),
    apiUrl: 'http://127.0.0.1:9',
  });
  await expect(services.get('halcyon')?.bottomline('hal-pillow')).rejects.toMatchObject({
    ...{ message: 'Yotpo did not answer', status: null },
  });
  expect(timeout.mock.calls).toEqual([[3_000]]);
  timeout.mockRestore();
});
