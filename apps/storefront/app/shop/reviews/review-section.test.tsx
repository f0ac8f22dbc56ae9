import type { ShownReview } from '@counterpane/contract/reviews/reviews';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import { productJsonLd } from '../product/facts/product-json-ld.ts';
import { ReviewSection } from './review-section.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const page = productPageOf(classic, 'queen');

const REVIEW: ShownReview = {
  ...{ id: '1', score: 4, title: 'Quiet', text: 'Nothing creaks.', language: 'en', author: 'Ada L.' },
  ...{
    isVerified: true,
    isSample: false,
    votes: 2,
    takesVotes: true,
    fits: null,
    sleeps: 5,
    images: [],
    inventoryKey: null,
  },
  ...{ answer: { text: 'Thank you, Ada.', at: '2026-11-02' }, createdAt: '2026-11-01T10:00:00.000Z' },
};
const FIGURES = {
  ...{ total: 3, average: 4.67, distribution: [0, 0, 0, 1, 2], fits: null, sleeps: 3.8 },
  ...{ isVerified: true, isSample: false },
};
const SAMPLES = { ...FIGURES, isVerified: false, isSample: true };
const withReviews = (figures: typeof FIGURES, ...shown: readonly ShownReview[]) => ({
  ...page,
  reviews: { figures, shown: [...shown], asked: [] },
});

const htmlOf = (shown: typeof page): string => {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <ReviewSection page={shown} /> }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};
const ratingIn = (shown: typeof page): object | undefined =>
  productJsonLd(shown, 'http://localhost:3000')['@graph'].find((thing) => 'aggregateRating' in thing);

test('A product page shows stars, how many gave each, and each review with its writer and our answer', () => {
  const html = htmlOf(withReviews(FIGURES, REVIEW));
  for (const text of [
    '4.7 of 5, 3 reviews',
    '5 stars: 2',
    'Sleeps: firmer than expected',
    'Verified buyer',
    'Helpful for 2 people',
    'action="/reviews/helpful"',
    'Thank you, Ada.',
    'href="/reviews?product=mattress&amp;scores=4"',
    'href="/reviews?product=mattress"',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain('translate.google.com');
});

test('A review in another language says so, and leads to a translation of it', () => {
  const html = htmlOf(withReviews(FIGURES, { ...REVIEW, language: 'fr', text: 'Rien ne grince.' }));
  expect(html).toContain('lang="fr"');
  expect(html).toContain('https://translate.google.com/?sl=fr&amp;tl=en');
});

test('Samples are marked one by one and together', () => {
  const html = htmlOf(
    withReviews(SAMPLES, { ...REVIEW, isVerified: false, isSample: true, takesVotes: false }),
  );
  expect(html).toContain('4.7 of 5, 3 sample reviews');
  expect(html).not.toContain('/reviews/helpful');
  expect(html).toContain('Sample, written by us');
  expect(html).toContain('No customer has written here yet.');
  expect(html).not.toContain('Verified buyer');
});

test('A product without reviews shows no stars, and search engines hear of none [C8.02]', () => {
  expect(htmlOf(page)).toBe('');
  expect(ratingIn(page)).toBeUndefined();
});

test('Search engines hear of verified reviews alone, and of no sample', () => {
  expect(ratingIn(withReviews(FIGURES, REVIEW))).toMatchObject({
    aggregateRating: { ratingValue: 4.67, reviewCount: 3 },
    review: [{ author: { name: 'Ada L.' }, reviewRating: { ratingValue: 4 } }],
  });
  expect(ratingIn(withReviews(SAMPLES, REVIEW))).toBeUndefined();
  expect(ratingIn(withReviews({ ...FIGURES, isVerified: false }, REVIEW))).toBeUndefined();
});
