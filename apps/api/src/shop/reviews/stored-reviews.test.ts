import { asDemo } from '@counterpane/catalogue/load';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, it } from 'vitest';
import { useTestStore } from '../../testing/use-test-store.ts';
import { storedReviews } from './stored-reviews.ts';

const store = useTestStore();
const ALL = { scores: [], sort: 'newest', page: 1, perPage: 100 } as const;

/** As a demo shows it. */
const reviewsIn = (language: string) => {
  const halcyon = store.deps.catalogue.getStorefront('halcyon', language);
  const brand = asDemo(shippedCatalogue()).brands.find(({ key }) => key === 'halcyon');
  return storedReviews(store.database.db, brand ? { ...halcyon, brand } : halcyon);
};

it('A store that takes money shows no samples', async () => {
  const halcyon = store.deps.catalogue.getStorefront('halcyon');
  const service = storedReviews(store.database.db, halcyon);
  expect(await service.bottomline('hal-classic-foam')).toMatchObject({ total: 0, average: 0 });
  expect(await service.list('hal-classic-foam', ALL)).toEqual({ reviews: [], total: 0 });
  expect(await service.album('customers', 1, 100)).toEqual({ images: [], total: 0 });
});

it('A demo shows samples, each marked, in the language of the page first', async () => {
  const { reviews, total } = await reviewsIn('es').list('hal-classic-foam', ALL);
  expect(reviews[0]?.language).toBe('es');
  expect(reviews.every(({ isSample, isVerified }) => isSample && !isVerified)).toBe(true);
  expect(total).toBe(reviews.length);
  expect((await reviewsIn('en').bottomline('hal-classic-foam')).total).toBe(total);
  expect((await reviewsIn('en').bottomline(null)).total).toBeGreaterThan(total);
});

it('Samples are filtered, sorted and divided into pages as reviews are', async () => {
  const service = reviewsIn('en');
  const four = await service.filter(null, { ...ALL, scores: [4], perPage: 2 });
  expect(four.reviews.map(({ score }) => score)).toEqual([4, 4]);
  expect(four.total).toBeGreaterThan(2);
  const scores = async (sort: 'highest' | 'lowest') =>
    (await service.list('hal-classic-foam', { ...ALL, sort })).reviews.map(({ score }) => score);
  expect(await scores('highest')).toEqual([5, 5, 4, 4]);
  expect(await scores('lowest')).toEqual([4, 4, 5, 5]);
});

it('Every brand has samples that say what they are', () => {
  for (const { key, sampleReviews } of asDemo(shippedCatalogue()).brands) {
    expect([key, sampleReviews.length > 0]).toEqual([key, true]);
    for (const { text } of sampleReviews) expect(text).toMatch(/sample|ejemplo|exemple/);
  }
});
