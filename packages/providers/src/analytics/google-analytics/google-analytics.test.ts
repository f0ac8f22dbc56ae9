import {
  type GoogleAnalyticsSandbox,
  startGoogleAnalyticsSandbox,
} from '@counterpane/sandboxes/google-analytics/google-analytics-sandbox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeAnalyticsService } from '../describe-analytics-service.ts';
import { AnalyticsFailed, type ToldEvent } from '../port.ts';
import { googleAnalytics } from './google-analytics.ts';

const KEYS = { measurementId: 'G-TEST123', apiSecret: 'secret-of-this-test' };
const VISIT = 'q83vEjRWeJASNFZ4';

let sandbox: GoogleAnalyticsSandbox;
beforeAll(async () => {
  sandbox = await startGoogleAnalyticsSandbox({ ...KEYS, host: '127.0.0.1', port: 0 });
});
beforeEach(() => sandbox.fault(null));
afterAll(() => sandbox.close());

const service = (other = {}) => googleAnalytics({ ...KEYS, apiUrl: sandbox.url, timeoutMs: 200, ...other });
const viewed: ToldEvent = {
  ...{ name: 'view_item', at: '2026-11-28T10:00:00.000Z', goods: null, transaction: null, charges: null },
  url: 'https://halcyon.example/mattress',
};

describeAnalyticsService('Google Analytics', async () => {
  const at = { ...KEYS, host: '127.0.0.1', port: 0 };
  const [own, broken, gone] = await Promise.all([at, at, at].map(startGoogleAnalyticsSandbox));
  if (!own || !broken || !gone) throw new Error('no sandbox');
  broken.fault('error500');
  await gone.close();
  const of = (apiUrl: string) => googleAnalytics({ ...KEYS, apiUrl, timeoutMs: 2_000 });
  return {
    ...{ service: of(own.url), failing: of(broken.url), silent: of(gone.url), secret: KEYS.apiSecret },
    counted: () =>
      own
        .collected()
        .flatMap(({ client_id: visit, events }) =>
          events.map(({ name, params }) => ({ name, visit, value: params.value ?? null })),
        ),
    close: async () => {
      await own.close();
      await broken.close();
    },
  };
});

it('The steps of a visit have one session, their time, and what the visit agreed to', async () => {
  const goods = {
    ...{ currency: 'USD' as const, cents: 150_000 },
    items: [{ id: 'mattress', name: 'Classic', quantity: 2, cents: 150_000, list: null }],
  };
  const purchase: ToldEvent = {
    ...{ name: 'purchase', at: viewed.at, url: null, goods },
    transaction: 'ABCD-EFGH',
    charges: { taxCents: 13_312, shippingCents: 14_900, coupon: 'REST10' },
  };
  await service().tell({ visit: VISIT, allowsMarketing: false, events: [viewed, purchase] });
  await service().tell({ visit: VISIT, allowsMarketing: true, events: [viewed] });
  expect(sandbox.dropped()).toEqual([]);
  const [first, second] = sandbox.collected();
  expect(first).toMatchObject({
    ...{ client_id: VISIT, consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' } },
    events: [
      { name: 'view_item', params: { page_location: viewed.url } },
      {
        name: 'purchase',
        params: {
          ...{ transaction_id: 'ABCD-EFGH', currency: 'USD', value: 1_500 },
          ...{ tax: 133.12, shipping: 149, coupon: 'REST10' },
          items: [{ item_id: 'mattress', item_name: 'Classic', quantity: 2, price: 750 }],
        },
      },
    ],
  });
  expect(first?.events[0]?.timestamp_micros).toBe(Date.parse(viewed.at) * 1_000);
  expect(
    new Set([first, second].flatMap((one) => one?.events ?? []).map(({ params }) => params.session_id)).size,
  ).toBe(1);
  expect(second?.consent).toEqual({ ad_user_data: 'GRANTED', ad_personalization: 'DENIED' });
});

it('What was chosen where it was recommended has the name of that list, and a step before an order has no number', async () => {
  const item = { id: 'pillow', name: 'Pillow', quantity: 1, cents: 5_900, list: 'recommended' as const };
  const added: ToldEvent = {
    ...{ ...viewed, name: 'add_to_cart' },
    goods: { currency: 'USD', cents: 5_900, items: [item] },
  };
  await service().tell({ visit: VISIT, allowsMarketing: true, events: [added] });
  expect(sandbox.dropped()).toEqual([]);
  const params = sandbox.collected().at(-1)?.events[0]?.params;
  expect(params).toMatchObject({
    ...{ currency: 'USD', value: 59 },
    items: [{ item_id: 'pillow', item_list_id: 'recommended', item_list_name: 'Recommended' }],
  });
  for (const ofOrders of ['transaction_id', 'tax', 'shipping', 'coupon'])
    expect(params).not.toHaveProperty(ofOrders);
});

it('The things of a list have its name, and come to no sum', async () => {
  const item = { id: 'pillow', name: 'Pillow', quantity: 1, cents: 5_900, list: 'bedding' };
  const seen: ToldEvent = {
    ...{ ...viewed, name: 'view_item_list' },
    goods: { currency: 'USD', cents: null, items: [item] },
  };
  await service().tell({ visit: VISIT, allowsMarketing: true, events: [seen] });
  expect(sandbox.dropped()).toEqual([]);
  const params = sandbox.collected().at(-1)?.events[0]?.params;
  expect(params?.items).toMatchObject([{ item_list_id: 'bedding', item_list_name: 'bedding', price: 59 }]);
  expect(params).not.toHaveProperty('value');
});

it('More events than one call takes go in several', async () => {
  const before = sandbox.collected().length;
  await service().tell({
    visit: VISIT,
    allowsMarketing: true,
    events: Array.from({ length: 60 }, () => viewed),
  });
  expect(
    sandbox
      .collected()
      .slice(before)
      .map(({ events }) => events.length),
  ).toEqual([25, 25, 10]);
});

it.each(['error500', 'hang'] as const)(
  'A call that is not taken has failed, and no error has the secret: %s',
  async (kind) => {
    sandbox.fault(kind);
    const error: unknown = await service()
      .tell({ visit: VISIT, allowsMarketing: true, events: [viewed] })
      .catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(AnalyticsFailed);
    const cause = error instanceof Error ? error.cause : null;
    expect(`${error} ${cause}`).not.toContain(KEYS.apiSecret);
  },
);

it('Only a call that no server heard, or that was answered, is known not to have been taken', async () => {
  const doubt = async (other = {}) => {
    const error: unknown = await service(other)
      .tell({ visit: VISIT, allowsMarketing: true, events: [viewed] })
      .catch((failure: unknown) => failure);
    return error instanceof AnalyticsFailed ? error.isInDoubt : error;
  };
  const gone = await startGoogleAnalyticsSandbox({ ...KEYS, host: '127.0.0.1', port: 0 });
  await gone.close();
  expect(await doubt({ apiUrl: gone.url })).toBe(false);
  sandbox.fault('error500');
  expect(await doubt()).toBe(false);
  sandbox.fault('hang');
  expect(await doubt()).toBe(true);
});
