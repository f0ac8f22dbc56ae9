import type { Flags } from '@counterpane/contract/visitor/flags';
import { dynamicYieldExperiments } from '@counterpane/providers/experiments/dynamic-yield/dynamic-yield-experiments';
import { startDynamicYieldSandbox } from '@counterpane/sandboxes/dynamic-yield/dynamic-yield-sandbox';
import { describe, expect, it } from 'vitest';
import { result, type Shopper } from '../../testing/shopper.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { experimentExposures } from './tables.ts';

const QUESTION = { experiments: ['cart-recommendations'], pathname: '/checkout/cart', isMobile: false };
const CONTROL = 9_101;
const POPULAR = 9_103;

const store = useTestStore(() => openTestStore());
const exposures = () => store.database.db.select().from(experimentExposures);

/** What the store answered, as it travels. */
const flagsOf = async (shopper: Shopper, question = QUESTION, headers = {}): Promise<Flags> => {
  const answer = await shopper.fetch('/api/dynamic-yield/flags', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(question),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { result: Flags }).result;
};

const strategyOf = ([flags]: Flags): number | undefined => flags?.DY_STRATEGIES[0]?.strategyID;

const visitor = async (from: Pick<TestStore, 'shopper'> = store): Promise<Shopper> => {
  const shopper = from.shopper();
  await shopper.adds('mattress', 'queen');
  return shopper;
};

describe('what visitors see of experiments', () => {
  it('is told by address and number of a strategy, the same at every visit [K7.51]', async () => {
    const shopper = await visitor();
    const flags = await flagsOf(shopper);
    expect(flags).toEqual([{ DY_STRATEGIES: [{ url: '/checkout/cart', strategyID: expect.any(Number) }] }]);
    expect([CONTROL, POPULAR]).toContain(strategyOf(flags));
    expect(await flagsOf(shopper)).toEqual(flags);
    const recommended = result(await shopper.client.recommendations(String(strategyOf(flags)), []));
    expect(recommended.name).toBe(strategyOf(flags) === CONTROL ? 'bought-together' : 'popular');
  });

  it('is written down once for each visitor, where they have seen it', async () => {
    const before = await exposures();
    const shopper = await visitor();
    await flagsOf(shopper, { ...QUESTION, pathname: '/' });
    expect(await exposures()).toEqual(before);
    const strategy = strategyOf(await flagsOf(shopper));
    await flagsOf(shopper);
    const fresh = (await exposures()).filter(
      (one) => !before.some(({ visitorId }) => visitorId === one.visitorId),
    );
    expect(fresh).toMatchObject([
      {
        ...{ experiment: 'cart-recommendations', storefront: 'halcyon' },
        variant: strategy === CONTROL ? 'bought-together' : 'popular',
      },
    ]);
  });

  it('is shared out among visitors', async () => {
    const seen = new Set<number | undefined>();
    for (let visitors = 0; visitors < 30 && seen.size < 2; visitors += 1)
      seen.add(strategyOf(await flagsOf(await visitor())));
    expect([...seen].toSorted()).toEqual([CONTROL, POPULAR]);
  });

  it('is the default, and nothing is written, where personalization was not agreed to', async () => {
    const before = await exposures();
    for (let visitors = 0; visitors < 6; visitors += 1) {
      const shopper = await visitor();
      expect(strategyOf(await flagsOf(shopper, QUESTION, { 'sec-gpc': '1' }))).toBe(CONTROL);
    }
    expect(strategyOf(await flagsOf(store.shopper()))).toBe(CONTROL);
    expect(await exposures()).toEqual(before);
  });

  it('is nothing of experiments that are not asked for or have ended', async () => {
    const shopper = await visitor();
    expect(await flagsOf(shopper, { ...QUESTION, experiments: ['unknown'] })).toEqual([
      { DY_STRATEGIES: [] },
    ]);
  });

  it('is refused where the question is none', async () => {
    const { client } = store.shopper();
    const wrong = [
      { ...QUESTION, pathname: 'cart' },
      { ...QUESTION, experiments: Array(21).fill('x') },
    ];
    for (const question of wrong) expect(await client.flags(question)).toMatchObject({ status: 400 });
    expect(await client.recommendations('9999999', [])).toMatchObject({ status: 400 });
  });
});

describe('a brand whose experiments Dynamic Yield decides', () => {
  const STRATEGIES = { DY_STRATEGIES: [{ url: '/checkout/cart', strategyID: POPULAR }] };

  it('shows what it decided, and the defaults when it fails', async () => {
    const sandbox = await startDynamicYieldSandbox({
      ...{ apiKey: 'key', host: '127.0.0.1', port: 0 },
      campaigns: [{ name: 'cart-recommendations', variations: [{ id: 7, data: STRATEGIES }] }],
    });
    const service = dynamicYieldExperiments({ apiKey: 'key', apiUrl: sandbox.url, timeoutMs: 500 });
    const served = await openTestStore(undefined, undefined, {
      experimentServices: new Map([['halcyon', service]]),
    });
    try {
      const shopper = await visitor(served);
      expect(strategyOf(await flagsOf(shopper))).toBe(POPULAR);
      expect(sandbox.asked[0]?.context.page.location).toBe('http://halcyon.localhost:3000/checkout/cart');
      expect(JSON.stringify(sandbox.asked)).not.toContain(
        (await served.database.db.select().from(experimentExposures))[0]?.visitorId,
      );
      sandbox.fault('error500');
      expect(strategyOf(await flagsOf(shopper))).toBe(CONTROL);
    } finally {
      await served.close();
      await sandbox.close();
    }
  });
});
