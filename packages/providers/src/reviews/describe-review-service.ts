import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReviewService } from './port.ts';

/** A review that a service publishes while it is tested. */
interface PublishedReview {
  readonly inventoryKey: string;
  readonly score: number;
  readonly title: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly votes: number;
  /** What the store says to it; null where it says nothing. */
  readonly answer: string | null;
}

interface ReviewsUnderTest {
  readonly service: ReviewService;
  close?(): Promise<void>;
}

/** Two products that the storefront sells. */
const BED = 'hal-classic-foam';
const PILLOW = 'hal-pillow';

const PUBLISHED: readonly PublishedReview[] = [
  ...[
    {
      inventoryKey: BED,
      score: 5,
      title: 'A',
      createdAt: '2026-01-01T00:00:00.000Z',
      votes: 2,
      answer: null,
    },
    {
      inventoryKey: BED,
      score: 2,
      title: 'B',
      createdAt: '2026-02-01T00:00:00.000Z',
      votes: 9,
      answer: 'Sorry',
    },
    {
      inventoryKey: BED,
      score: 4,
      title: 'C',
      createdAt: '2026-03-01T00:00:00.000Z',
      votes: 0,
      answer: null,
    },
  ],
  {
    inventoryKey: PILLOW,
    score: 5,
    title: 'D',
    createdAt: '2026-04-01T00:00:00.000Z',
    votes: 1,
    answer: null,
  },
];

const ALL = { scores: [], sort: 'newest', page: 1, perPage: 100 } as const;

/**
 * The contract of the port of reviews, run by the store's own and by every adapter: pages need not know who publishes.
 * @example describeReviewService('Yotpo', async (published) => ({ service: yotpoReviews(options) }))
 */
export const describeReviewService = (
  name: string,
  setup: (published: readonly PublishedReview[]) => Promise<ReviewsUnderTest>,
): void => {
  describe(`${name} as what publishes reviews`, () => {
    let underTest: ReviewsUnderTest;
    beforeAll(async () => {
      underTest = await setup(PUBLISHED);
    });
    afterAll(() => underTest.close?.());
    const titlesIn = async (query: object, key: string | null = null) => {
      const { reviews, total } = await underTest.service.filter(key, { ...ALL, ...query });
      return [reviews.map(({ title }) => title).join(''), total];
    };

    it('counts the reviews of one product and of all, with their average to a hundredth', async () => {
      const { service } = underTest;
      expect(await service.bottomline(BED)).toMatchObject({ total: 3, average: 3.67 });
      expect(await service.bottomline(null)).toMatchObject({ total: 4, average: 4 });
      expect(await service.bottomline('unknown')).toMatchObject({ total: 0, average: 0 });
    });

    it('tells how many gave each score, or that it does not know', async () => {
      const { distribution } = await underTest.service.bottomline(BED);
      expect([null, [0, 1, 0, 1, 1]]).toContainEqual(distribution);
    });

    it('filters by any of several scores, in one product and in all', async () => {
      expect(await titlesIn({ scores: [5] })).toEqual(['DA', 2]);
      expect(await titlesIn({ scores: [2, 4] })).toEqual(['CB', 2]);
      expect(await titlesIn({ scores: [5] }, BED)).toEqual(['A', 1]);
      expect(await titlesIn({ scores: [1] })).toEqual(['', 0]);
    });

    it('divides them into pages, and counts those of all pages', async () => {
      expect(await titlesIn({ perPage: 3 })).toEqual(['DCB', 4]);
      expect(await titlesIn({ perPage: 3, page: 2 })).toEqual(['A', 4]);
      expect(await titlesIn({ perPage: 3, page: 9 })).toEqual(['', 4]);
    });

    it('lists those of a product in four orders', async () => {
      const listed = async (sort: 'newest' | 'highest' | 'lowest' | 'helpful') =>
        (await underTest.service.list(BED, { ...ALL, sort })).reviews.map(({ title }) => title).join('');
      expect(await listed('newest')).toBe('CBA');
      expect(await listed('highest')).toBe('ACB');
      expect(await listed('lowest')).toBe('BCA');
      expect(await listed('helpful')).toBe('BAC');
      const two = await underTest.service.list(BED, { ...ALL, scores: [2, 4] });
      expect([two.total, two.reviews.length]).toEqual([2, 2]);
      expect((await underTest.service.list('unknown', ALL)).total).toBe(0);
    });

    it('says of a review what pages show, and passes none off as a sample', async () => {
      const { reviews } = await underTest.service.list(BED, ALL);
      expect(new Set(reviews.map(({ id }) => id)).size).toBe(3);
      expect(reviews[1]).toMatchObject({
        ...{ title: 'B', score: 2, votes: 9, isSample: false, inventoryKey: BED, images: [] },
        answer: { text: 'Sorry' },
      });
      expect(reviews.map(({ answer }) => answer !== null)).toEqual([false, true, false]);
      for (const { createdAt } of reviews) expect(new Date(createdAt).toISOString()).toBe(createdAt);
    });

    it('has no pictures in an album of a name that it does not know', async () => {
      expect(await underTest.service.album('no such album', 1, 100)).toEqual({ images: [], total: 0 });
    });
  });
};
