import { type ReviewService, ReviewsFailed } from '@counterpane/providers/reviews/port';
import { yotpoReviews } from '@counterpane/providers/reviews/yotpo/yotpo-reviews';
import { startYotpoSandbox, type YotpoSandbox } from '@counterpane/sandboxes/yotpo/yotpo-sandbox';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { result } from '../../testing/shopper.ts';
import { openTestStore } from '../../testing/test-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { cachedReviews } from './cached-reviews.ts';
import { followReviews } from './follow-reviews.ts';

const MATTRESS = 'hal-classic-foam';
const PILLOW = 'hal-pillow';
const REVIEW = {
  ...{ domainKey: MATTRESS, title: 'Quiet', content: 'No creaking.', author: 'Ada L.' },
  ...{ isVerified: true, votesUp: 0, comment: null, images: [] },
};
const MANY = Array.from({ length: 130 }, (_, index) => ({
  ...REVIEW,
  id: index + 1,
  score: index < 120 ? 5 : 3,
  createdAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
}));
const IMAGES = Array.from({ length: 101 }, (_, index) => ({
  ...{ id: index + 1, album: 'at home', url: `https://pictures.example/${index}.jpg` },
  ...{ videoUrl: null, content: '', author: 'Bo' },
}));

/** Made before the store, which the service is given to. */
let sandbox: YotpoSandbox;
beforeAll(async () => {
  const address = { host: '127.0.0.1', port: 0 };
  sandbox = await startYotpoSandbox({ appKey: 'key', ...address, reviews: MANY, images: IMAGES });
});
afterAll(() => sandbox.close());

const errors: string[] = [];
const logger = pino({ level: 'error' }, { write: (line) => errors.push(line) });
/** Time that passes for the cache alone. */
let forwarded = 0;
const clock = { now: () => Date.parse('2026-11-20T12:00:00Z') + forwarded };
const service = (): ReviewService => {
  const late = () => yotpoReviews({ appKey: 'key', apiUrl: sandbox.url, timeoutMs: 300 });
  return {
    id: 'yotpo',
    bottomline: (key) => late().bottomline(key),
    filter: (key, query) => late().filter(key, query),
    list: (key, query) => late().list(key, query),
    album: (...asked) => late().album(...asked),
  };
};
const served = cachedReviews(service(), clock);

const store = useTestStore(() =>
  openTestStore(new Map(), undefined, { logger, reviewServices: new Map([['halcyon', served]]) }),
);
beforeEach(() => {
  sandbox.fault(null);
  // Every test asks anew.
  forwarded += 3_600_001;
  errors.length = 0;
});

/** What a brand sells. */
const keysOf = (brandKey: string): string[] => {
  const own = store.deps.catalogue.storefronts.filter(({ brand }) => brand.key === brandKey);
  return [...new Set(own.flatMap(({ entries }) => entries.map(({ product }) => product.inventoryKey)))];
};

/** Halcyon's service where it has no reviews, which may fail for some products. */
const asking = (failFor: (key: string) => void) => {
  const asked: string[] = [];
  const bottomline = async (key: string | null) => {
    asked.push(key ?? '');
    failFor(key ?? '');
    return { total: 0, average: 0, distribution: null };
  };
  const own = cachedReviews({ ...service(), bottomline }, clock);
  return { asked, service: own, deps: { ...store.deps, reviewServices: new Map([['halcyon', own]]) } };
};

const read = async (path: string, host?: string) => {
  const answer = await store.shopper(host).fetch(`/api/reviews${path}`);
  const body = z
    .object({ result: z.unknown().optional(), error: z.string().optional() })
    .parse(await answer.json());
  return { status: answer.status, ...body };
};
const filter = async (body: object) => {
  const answer = await store.shopper().fetch('/api/reviews/filter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const list = z.object({
    reviews: z.array(z.looseObject({ score: z.int() })),
    pagination: z.object({ page: z.int(), per_page: z.int(), total: z.int() }),
  });
  return z.object({ result: list }).parse(await answer.json()).result;
};

describe('reviews by API', () => {
  it('come as a summary by inventory key [C3.37, C7.18]', async () => {
    const { result } = await read(`/summary?inventoryKeys=${MATTRESS},${PILLOW}`);
    expect(result).toEqual({
      [MATTRESS]: { total_reviews: 130, average_score: 4.85 },
      [PILLOW]: { total_reviews: 0, average_score: 0 },
    });
  });

  it('have a bottomline of all products and of each [C7.20]', async () => {
    expect((await read('/bottomline')).result).toMatchObject({ total_reviews: 130 });
    expect((await read(`/products/${PILLOW}/bottomline`)).result).toEqual({
      ...{ total_reviews: 0, average_score: 0, distribution: null },
    });
  });

  it('are filtered by scores, a hundred at a time, with the number of all [C7.19, C7.24, C9.08]', async () => {
    const first = await filter({ scores: [5] });
    expect(first.pagination).toEqual({ page: 1, per_page: 100, total: 120 });
    expect(first.reviews).toHaveLength(100);
    expect((await filter({ scores: [5], per_page: 100, page: 2 })).reviews).toHaveLength(20);
    const other = await filter({ scores: [3], inventoryKey: MATTRESS });
    expect(other.reviews.map(({ score }) => score)).toEqual(Array.from({ length: 10 }, () => 3));
  });

  it('are listed for a product, with scores and pictures and as the query says [C3.38, C7.25]', async () => {
    const list = async (query: string) => (await read(`/products/${MATTRESS}${query}`)).result;
    expect(await list('')).toMatchObject({ pagination: { page: 1, per_page: 100, total: 130 } });
    expect(await list('?scores=3&per_page=2&sort=newest')).toMatchObject({
      reviews: [
        { id: '130', score: 3, images: [], isVerified: true, inventoryKey: MATTRESS },
        { id: '129', score: 3 },
      ],
      pagination: { total: 10 },
    });
    for (const wrong of ['?scores=6', '?page=0', '?per_page=101', '?sort=best'])
      expect((await read(`/products/${MATTRESS}${wrong}`)).status).toBe(400);
  });

  it('have albums of pictures by name, page 1 and a hundred where nothing else is asked [C7.26]', async () => {
    const { result } = await read('/albums/at%20home');
    expect(result).toMatchObject({ pagination: { page: 1, per_page: 100, total: 101 } });
    expect(z.object({ images: z.array(z.unknown()) }).parse(result).images).toHaveLength(100);
    expect((await read('/albums/none')).result).toMatchObject({ images: [] });
  });

  it('are refused for what is no product of the storefront [C8.03]', async () => {
    for (const path of [
      '/summary',
      '/summary?inventoryKeys=',
      `/summary?inventoryKeys=${MATTRESS},none`,
      '/products/none',
      '/products//bottomline',
      '/products/%20/bottomline',
      '/products/none/bottomline',
    ])
      expect([path, await read(path)]).toMatchObject([path, { status: 422, error: 'Invalid product' }]);
    const { status } = await store.shopper().fetch('/api/reviews/filter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ inventoryKey: '' }),
    });
    expect(status).toBe(422);
  });
});

describe('a service that publishes reviews', () => {
  it('is asked about a product once an hour [C7.22]', async () => {
    const before = sandbox.calls.length;
    const ask = () => read(`/products/${MATTRESS}/bottomline`);
    await Promise.all([ask(), ask()]);
    forwarded += 3_599_000;
    await ask();
    expect(sandbox.calls.length - before).toBe(1);
    forwarded += 2_000;
    await ask();
    expect(sandbox.calls.length - before).toBe(2);
  });

  it('is no longer waited for than its time, and comes to no reviews [C8.02]', async () => {
    sandbox.fault('hang');
    expect((await read(`/summary?inventoryKeys=${MATTRESS}`)).result).toEqual({
      [MATTRESS]: { total_reviews: 0, average_score: 0 },
    });
  });

  it('is reported where it fails with 500 or above, and comes to no reviews [C8.02, C8.08]', async () => {
    sandbox.fault('error500');
    expect(await read(`/products/${MATTRESS}/bottomline`)).toMatchObject({
      ...{ status: 200, result: { total_reviews: 0, average_score: 0 } },
    });
    expect((await read(`/products/${MATTRESS}`)).result).toMatchObject({ reviews: [] });
    expect(errors.map((line) => JSON.parse(line))).toMatchObject([
      { status: 500, msg: 'the review service failed' },
      { status: 500 },
    ]);
  });

  it('rejects where it fails in another way, which is not reported [C8.09]', async () => {
    for (const kind of ['busy', 'accepted', 'inside'] as const) {
      sandbox.fault(kind);
      expect(await read(`/products/${MATTRESS}/bottomline`)).toMatchObject({
        status: 503,
        error: 'We cannot show reviews at the moment. Please try again later.',
      });
    }
    expect(errors).toEqual([]);
  });

  it('is asked about every product, also behind one that it does not answer or that fails here', async () => {
    const keys = keysOf('halcyon');
    const [first = '', second = ''] = keys;
    const { asked, deps } = asking((key) => {
      if (key === first) throw new ReviewsFailed('No answer', 500);
      if (key === second) throw new TypeError('a fault of ours');
    });
    await expect(followReviews(deps)).rejects.toThrow('1 rows failed');
    expect(asked).toEqual(keys);
    expect(errors.map((line) => JSON.parse(line))).toMatchObject([
      { inventoryKey: first, status: 500, msg: 'the review service failed' },
      { inventoryKey: second, msg: 'the reviews of a product could not be followed' },
    ]);
  });

  it('is left alone after three answers in a row that are silence or a failure of its own, and another is still asked', async () => {
    const [first = '', , third = ''] = keysOf('halcyon');
    const { asked, deps } = asking((key) => {
      if (key !== third) throw new ReviewsFailed('No answer', key === first ? 502 : null);
    });
    const other = asking(() => undefined);
    const reviewServices = new Map([...deps.reviewServices, ['drift', other.service] as const]);
    await followReviews({ ...deps, reviewServices });
    // The third product was answered, so that the count began anew behind it.
    expect(asked).toEqual(keysOf('halcyon').slice(0, 6));
    expect(other.asked).toEqual(keysOf('drift'));
    expect(errors.map((line) => JSON.parse(line))).toMatchObject([
      { inventoryKey: first, status: 502, msg: 'the review service failed' },
      { service: 'yotpo', msg: 'the review service is down, and the rest waits' },
    ]);
  });

  it('is asked on where it refuses what is asked of it', async () => {
    const { asked, deps } = asking(() => {
      throw new ReviewsFailed('Not found', 404);
    });
    await followReviews(deps);
    expect(asked).toEqual(keysOf('halcyon'));
  });

  it('is asked ahead of the pages, which show what was heard last and six reviews first [C3.80, C9.09]', async () => {
    await followReviews(store.deps);
    const shown = async () => {
      await expect
        .poll(() => store.deps.catalogue.getStorefront('halcyon').findEntry('mattress')?.reviews.total)
        .toBe(130);
      return store.deps.catalogue.getStorefront('halcyon').findEntry('mattress')?.reviews;
    };
    expect(await shown()).toMatchObject({ average: 4.85, isVerified: false, isSample: false });
    expect(served.findKnown(MATTRESS)?.reviews).toHaveLength(100);
    const { client } = store.shopper();
    const page = result(await client.productPage('mattress'));
    expect(page.reviews.figures).toMatchObject({ total: 130, isVerified: false });
    expect(page.reviews.shown).toHaveLength(6);
    const { cards } = result(await client.listingPage('mattresses'));
    expect(cards.find(({ name }) => name === 'mattress')?.reviews).toEqual({
      ...{ total: 130, average: 4.85, isSample: false },
    });
    expect(page.state.upsellItems[0]?.reviews).toEqual({ count: 0, rating: 0 });
    const all = result(await client.reviewPage({ scores: '3', sort: 'lowest' }));
    expect(all).toMatchObject({ product: null, scores: [3], sort: 'lowest', isSilent: false });
    expect(all.list.pagination.total).toBe(10);
    const own = result(
      await client.reviewPage({ product: 'mattress', scores: '9', sort: 'best', page: 'x' }),
    );
    expect(own).toMatchObject({ product: { title: page.product.title }, scores: [], sort: 'newest' });
    forwarded += 3_600_001;
    sandbox.fault('error500');
    const without = result(await client.reviewPage({ product: 'mattress' }));
    expect(without).toMatchObject({ isSilent: true, list: { reviews: [] }, figures: { total: 130 } });
    await followReviews(store.deps);
    expect(await shown()).toMatchObject({ total: 130 });
    await followReviews({ ...store.deps, reviewServices: new Map() });
    await expect
      .poll(() => store.deps.catalogue.getStorefront('halcyon').findEntry('mattress')?.reviews.total)
      .toBe(0);
  });
});
