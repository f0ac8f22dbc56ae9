import {
  type DynamicYieldSandbox,
  startDynamicYieldSandbox,
} from '@counterpane/sandboxes/dynamic-yield/dynamic-yield-sandbox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeExperimentService } from '../describe-experiment-service.ts';
import { FlagsFailed } from '../port.ts';
import { dynamicYieldExperiments } from './dynamic-yield-experiments.ts';

const KEY = 'key-of-this-test';
const STRATEGIES = { DY_STRATEGIES: [{ url: '/checkout/cart', strategyID: 103 }] };
const QUESTION = {
  experiments: ['cart-recommendations', 'banner', 'unknown'],
  location: 'https://halcyon.example/checkout/cart',
  isMobile: true,
  visitor: 'v1',
};

let sandbox: DynamicYieldSandbox;
beforeAll(async () => {
  sandbox = await startDynamicYieldSandbox({
    ...{ apiKey: KEY, host: '127.0.0.1', port: 0 },
    campaigns: [
      { name: 'cart-recommendations', variations: [{ id: 7, data: STRATEGIES }] },
      { name: 'banner', variations: [{ id: 8, data: { text: 'Sale' } }] },
      { name: 'empty', variations: [] },
    ],
  });
});
beforeEach(() => sandbox.fault(null));
afterAll(() => sandbox.close());

const service = (apiKey = KEY, apiUrl = sandbox.url) =>
  dynamicYieldExperiments({ apiKey, apiUrl, timeoutMs: 200 });

describeExperimentService('Dynamic Yield', async () => {
  const own = await startDynamicYieldSandbox({
    ...{ apiKey: KEY, host: '127.0.0.1', port: 0 },
    campaigns: [{ name: 'cart-recommendations', variations: [{ id: 7, data: STRATEGIES }] }],
  });
  return {
    service: dynamicYieldExperiments({ apiKey: KEY, apiUrl: own.url, timeoutMs: 2_000 }),
    ...{ experiment: 'cart-recommendations', strategyIds: [103] },
    close: () => own.close(),
  };
});

it('reads the strategies of the variation that was chosen, and nothing of campaigns of other kinds', async () => {
  expect(await service().choose(QUESTION)).toEqual([
    { experiment: 'cart-recommendations', url: '/checkout/cart', strategyId: 103 },
  ]);
  expect(await service().choose({ ...QUESTION, experiments: ['empty'] })).toEqual([]);
  expect(sandbox.asked[0]).toMatchObject({
    user: { dyid: 'v1', active_consent_accepted: true },
    selector: { names: QUESTION.experiments },
    context: { page: { type: 'CART', location: QUESTION.location }, pageAttributes: { isMobile: true } },
    options: { isImplicitPageview: false },
  });
});

it('fails where the service answers otherwise, something else, late or not at all', async () => {
  for (const kind of ['error500', 'html', 'hang'] as const) {
    sandbox.fault(kind);
    await expect(service().choose(QUESTION), kind).rejects.toThrow(FlagsFailed);
  }
  sandbox.fault(null);
  await expect(service('wrong').choose(QUESTION)).rejects.toThrow('Dynamic Yield answered 401');
  await expect(service(KEY, 'http://127.0.0.1:9').choose(QUESTION)).rejects.toThrow('did not answer');
  await expect(service().choose({ ...QUESTION, location: 'nowhere' })).rejects.toThrow('answered 422');
});
