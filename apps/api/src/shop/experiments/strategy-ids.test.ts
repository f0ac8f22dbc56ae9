import { RECOMMENDATION_STRATEGIES } from '@counterpane/rules/recommendations/strategies';
import { describe, expect, it } from 'vitest';
import { refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { findStrategy, strategyIdOf } from './strategy-ids.ts';

const store = useTestStore();

const idsAt = (brand: string, environment: 'production' | 'test') =>
  RECOMMENDATION_STRATEGIES.map((strategy) =>
    strategyIdOf({ environment }, store.deps.catalogue.getStorefront(brand), strategy),
  );

describe('the number of a way to recommend', () => {
  it('is a fixed one of the brand and of the environment [K9.07]', () => {
    expect(RECOMMENDATION_STRATEGIES).toEqual(['bought-together', 'goes-with', 'popular']);
    expect(idsAt('halcyon', 'production')).toEqual([101, 102, 103]);
    expect(idsAt('halcyon', 'test')).toEqual([9101, 9102, 9103]);
    expect(idsAt('drift', 'production')).toEqual([201, 202, 203]);
    expect(idsAt('drift', 'test')).toEqual([9201, 9202, 9203]);
  });

  it('is known in its environment alone', () => {
    const drift = store.deps.catalogue.getStorefront('drift');
    expect(findStrategy({ environment: 'production' }, drift, '203')).toBe('popular');
    expect(findStrategy({ environment: 'test' }, drift, '203')).toBeNull();
    expect(findStrategy({ environment: 'test' }, drift, 'popular')).toBe('popular');
  });

  it('asks for what its brand recommends, and is no number at another brand', async () => {
    const [drift, halcyon] = [store.shopper('drift.localhost'), store.shopper()];
    expect(result(await drift.client.recommendations('9203', [])).name).toBe('popular');
    expect(refusal(await halcyon.client.recommendations('9203', []))).toMatchObject({ status: 400 });
  });
});
