import type { SandboxReview } from '@counterpane/sandboxes/yotpo/review';
import { startYotpoSandbox, type YotpoSandbox } from '@counterpane/sandboxes/yotpo/yotpo-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeReviewService } from '../describe-review-service.ts';
import { ReviewsFailed } from '../port.ts';
import { bottomlineSchema, toBottomline } from './yotpo-answers.ts';
import { yotpoReviews } from './yotpo-reviews.ts';

const KEY = 'app-key-of-this-test';
const REVIEW = {
  domainKey: 'hal-classic-foam',
  title: 'Quiet',
  content: 'No creaking.',
  author: 'Ada L.',
  isVerified: true,
  comment: null,
  images: [],
};
const REVIEWS = [
  { ...REVIEW, id: 1, score: 5, votesUp: 1, createdAt: '2026-01-01T00:00:00.000Z' },
  { ...REVIEW, id: 2, score: 2, votesUp: 9, createdAt: '2026-02-01T00:00:00.000Z', comment: 'Sorry.' },
  { ...REVIEW, id: 3, score: 4, votesUp: 0, createdAt: '2026-03-01T00:00:00.000Z', isVerified: false },
  {
    ...{ ...REVIEW, id: 4, score: 5, votesUp: 0, createdAt: '2026-04-01T00:00:00.000Z' },
    ...{ domainKey: 'hal-pillow', images: ['https://pictures.example/4.jpg'] },
  },
];
const IMAGES = [
  {
    ...{ id: 1, album: 'at home', url: 'https://pictures.example/a.jpg', videoUrl: null },
    ...{ content: 'Our bed', author: 'Bo' },
  },
];

let sandbox: YotpoSandbox;
beforeAll(async () => {
  const address = { host: '127.0.0.1', port: 0 };
  sandbox = await startYotpoSandbox({ appKey: KEY, ...address, reviews: REVIEWS, images: IMAGES });
});
beforeEach(() => sandbox.fault(null));
afterAll(() => sandbox.close());

const service = (appKey = KEY) => yotpoReviews({ appKey, apiUrl: sandbox.url, timeoutMs: 200 });
const query = { scores: [], sort: 'newest', page: 1, perPage: 100 } as const;

const startWith = async (reviews: readonly SandboxReview[], hasDistribution: boolean) => {
  const own = await startYotpoSandbox({
    ...{ appKey: KEY, host: '127.0.0.1', port: 0 },
    reviews,
    hasDistribution,
  });
  const of = yotpoReviews({ appKey: KEY, apiUrl: own.url, timeoutMs: 2_000 });
  return { service: of, close: () => own.close() };
};

describeReviewService('Yotpo', (published) =>
  startWith(
    published.map(({ inventoryKey: domainKey, answer: comment, votes: votesUp, ...review }, index) => ({
      ...{ ...REVIEW, ...review, id: index + 1, domainKey, comment, votesUp },
    })),
    true,
  ),
);

describe('reviews at Yotpo', () => {
  it('come to a number and an average, of one product and of all', async () => {
    expect(await service().bottomline('hal-classic-foam')).toEqual({
      ...{ total: 3, average: 3.67, distribution: null },
    });
    expect((await service().bottomline(null)).total).toBe(4);
    expect(await service().bottomline('unknown')).toMatchObject({ total: 0, average: 0 });
  });

  it('tell how many gave each score where the account has that and it adds up', async () => {
    const { service: of, close } = await startWith(REVIEWS, true);
    expect((await of.bottomline('hal-classic-foam')).distribution).toEqual([0, 1, 0, 1, 1]);
    await close();
    const odd = { average_score: 5, total_reviews: 3, star_distribution: { 5: 2 } };
    const distributionOf = (bottomline: object) =>
      toBottomline(bottomlineSchema.parse({ bottomline }).bottomline).distribution;
    expect(distributionOf(odd)).toBeNull();
    expect(distributionOf({ ...odd, star_distribution: { 5: 3 } })).toEqual([0, 0, 0, 0, 3]);
    expect(distributionOf({ ...odd, star_distribution: 'none' })).toBeNull();
  });

  it('are filtered by scores, of one product and of all, a page at a time', async () => {
    const all = await service().filter(null, { ...query, scores: [5] });
    expect(all.reviews.map(({ id, inventoryKey }) => [id, inventoryKey])).toEqual([
      ['4', 'hal-pillow'],
      ['1', 'hal-classic-foam'],
    ]);
    const second = await service().filter(null, { ...query, scores: [5], page: 2, perPage: 1 });
    expect([second.total, second.reviews.map(({ id }) => id)]).toEqual([2, ['1']]);
    expect((await service().filter('hal-pillow', { ...query, scores: [1] })).total).toBe(0);
  });

  it('are listed for a product in four orders, with what each says', async () => {
    const ids = async (sort: 'newest' | 'highest' | 'lowest' | 'helpful') =>
      (await service().list('hal-classic-foam', { ...query, sort })).reviews.map(({ id }) => id).join('');
    expect(await ids('newest')).toBe('321');
    expect(await ids('highest')).toBe('132');
    expect(await ids('lowest')).toBe('231');
    expect(await ids('helpful')).toBe('213');
    const two = await service().list('hal-classic-foam', { ...query, scores: [2] });
    expect(two.reviews).toEqual([
      {
        ...{ id: '2', score: 2, title: 'Quiet', text: 'No creaking.', language: null, author: 'Ada L.' },
        ...{
          isVerified: true,
          isSample: false,
          votes: 9,
          takesVotes: false,
          fits: null,
          sleeps: null,
          images: [],
        },
        answer: { text: 'Sorry.', at: '2026-02-01T00:00:00.000Z' },
        ...{ createdAt: '2026-02-01T00:00:00.000Z', inventoryKey: 'hal-classic-foam' },
      },
    ]);
    expect((await service().list('hal-classic-foam', { ...query, scores: [2, 4] })).total).toBe(2);
  });

  it('have pictures, of their own and in albums by name', async () => {
    const [pillow] = (await service().list('hal-pillow', query)).reviews;
    expect(pillow?.images).toEqual([
      {
        id: '40',
        url: 'https://pictures.example/4.jpg',
        thumbUrl: 'https://pictures.example/4.jpg?thumb',
      },
    ]);
    expect(await service().album('at home', 1, 100)).toMatchObject({
      total: 1,
      images: [{ id: '1', caption: 'Our bed', author: 'Bo', videoUrl: null }],
    });
    expect((await service().album('unknown', 1, 100)).images).toEqual([]);
  });

  it('are not known while the service fails, with the status that it answered with', async () => {
    const statusIn = async (kind: Parameters<YotpoSandbox['fault']>[0]) => {
      sandbox.fault(kind);
      const failed: unknown = await service()
        .bottomline('hal-pillow')
        .catch((error: unknown) => error);
      if (!(failed instanceof ReviewsFailed)) throw new Error(`${kind} is no failure`);
      return failed.status;
    };
    expect(await statusIn('error500')).toBe(500);
    expect(await statusIn('busy')).toBe(429);
    expect(await statusIn('html')).toBe(200);
    expect(await statusIn('hang')).toBeNull();
  });

  it('are taken with the status 200 alone, in HTTP and inside [C7.23]', async () => {
    sandbox.fault('accepted');
    await expect(service().bottomline('hal-pillow')).rejects.toMatchObject({ status: 202 });
    sandbox.fault('inside');
    await expect(service().bottomline('hal-pillow')).rejects.toMatchObject({ status: 404 });
  });

  it('are not known with a key that is none', async () => {
    await expect(service('another').bottomline('hal-pillow')).rejects.toMatchObject({ status: 404 });
  });
});
