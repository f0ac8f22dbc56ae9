import { asDemo } from '@counterpane/catalogue/load';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { recountReviews } from './recount-reviews.ts';
import { CUSTOMER_ALBUM, storedReviews } from './stored-reviews.ts';
import { reviews } from './tables.ts';

const store = useTestStore(() => openCardStore());
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
  expect(await service.album(CUSTOMER_ALBUM, 1, 100)).toEqual({ images: [], total: 0 });
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

it('Published reviews of customers stand in place of samples, and no others', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen', 1);
  const { id: orderId } = await shopper.places();
  const at = '2026-11-20T12:00:00.000Z';
  const row = {
    ...{ inventoryKey: 'hal-classic-foam', orderId, storefront: 'halcyon', words: 'Words', author: 'Ada L.' },
    ...{ language: 'en', createdAt: at },
    status: 'published',
  } as const;
  const idOf = (number: number) => String(number).padStart(24, '0');
  await store.database.db.insert(reviews).values([
    { ...row, id: idOf(1), itemIdentifier: 'a', score: 3, title: 'One', sleeps: 2, votes: 7 },
    { ...row, id: idOf(2), itemIdentifier: 'b', score: 5, title: 'Deux', language: 'fr', sleeps: 4 },
    { ...row, id: idOf(3), itemIdentifier: 'c', score: 4, title: 'Three', answer: 'Thanks', answeredAt: at },
    { ...row, id: idOf(4), itemIdentifier: 'd', score: 1, title: 'Unread', status: 'waiting' },
  ]);
  const service = reviewsIn('en');
  const titles = async (query: object) =>
    (await service.filter(null, { ...ALL, ...query })).reviews.map(({ title }) => title).join();
  expect(await titles({ sort: 'highest' })).toBe('Deux,Three,One');
  expect(await titles({ sort: 'lowest' })).toBe('One,Three,Deux');
  expect(await titles({ sort: 'helpful' })).toBe('One,Three,Deux');
  expect(await titles({ scores: [3, 5], perPage: 1, page: 2 })).toBe('Deux');
  expect(await service.bottomline(null)).toEqual({ total: 3, average: 4, distribution: [0, 0, 1, 1, 1] });
  const { reviews: found } = await service.list('hal-classic-foam', { ...ALL, scores: [4] });
  expect(found).toMatchObject([{ isVerified: true, isSample: false, answer: { text: 'Thanks', at } }]);

  await recountReviews(store.database.db, ['hal-classic-foam', 'hal-pillow']);
  store.deps.catalogue.announceChange();
  const shown = () => store.deps.catalogue.getStorefront('halcyon').findEntry('mattress')?.reviews;
  await expect.poll(() => shown()?.total).toBe(3);
  expect(shown()).toMatchObject({ average: 4, sleeps: 3, fits: null, isVerified: true, isSample: false });
});

it('Photographs of published reviews are an album, the newest review first and each in its order', async () => {
  const idOf = (number: number) => String(number).padStart(24, '0');
  const withPhotos = (number: number, photos: readonly string[]) =>
    store.database.db
      .update(reviews)
      .set({ photos, createdAt: `2026-11-1${number}T12:00:00Z` })
      .where(eq(reviews.id, idOf(number)));
  await withPhotos(1, ['old-1', 'old-2']);
  await withPhotos(3, ['new-1']);
  await withPhotos(4, ['of-one-that-waits']);
  const service = reviewsIn('en');
  const idsOf = async (page: number, perPage: number) => {
    const { images, total } = await service.album(CUSTOMER_ALBUM, page, perPage);
    return [total, images.map(({ id }) => id).join()];
  };
  expect(await idsOf(1, 100)).toEqual([3, 'new-1,old-1,old-2']);
  expect(await idsOf(2, 2)).toEqual([3, 'old-2']);
  const [first] = (await service.album(CUSTOMER_ALBUM, 1, 1)).images;
  expect(first).toEqual({
    ...{ id: 'new-1', url: '/api/reviews/photos/new-1', thumbUrl: '/api/reviews/photos/new-1?size=small' },
    ...{ caption: 'Three', author: 'Ada L.', videoUrl: null },
  });
  expect((await service.album('another', 1, 100)).total).toBe(0);
  const { client } = store.shopper();
  const { photographs } = result(await client.reviewPage({}));
  expect(photographs.map(({ id }) => id)).toEqual(['new-1', 'old-1', 'old-2']);
  expect(result(await client.reviewPage({ scores: '3' })).photographs).toEqual([]);
  expect(result(await client.reviewPage({ product: 'mattress' })).photographs).toEqual([]);
});
