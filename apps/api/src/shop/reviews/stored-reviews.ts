import type { SampleReview } from '@counterpane/catalogue/content/sample-review-schema';
import type {
  FoundReview,
  FoundReviews,
  ReviewQuery,
  ReviewService,
} from '@counterpane/providers/reviews/port';
import { summarizeDistribution, summarizeScores } from '@counterpane/rules/reviews/review-counts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Queries } from '../../database/open.ts';
import { isoOf } from '../../database/when.ts';
import { countPublished, countScores, listPhotographs, listPublished, type Review } from './store.ts';

/** The album of what customers sent with their reviews, here and at a service whose shopkeeper has made one of this name. */
export const CUSTOMER_ALBUM = 'customers';

/**
 * The store's own reviews behind the port of services: nothing outside is asked, and everybody who may write here has the
 * product. Without any, a demo shows samples, each marked as one. What other storefronts sell under the same inventory key is
 * the same thing, and so are its reviews.
 */
export const storedReviews = (db: Queries, storefront: Storefront): ReviewService => {
  const keysOf = (inventoryKey: string | null): string[] =>
    inventoryKey === null
      ? [...new Set(storefront.entries.map(({ product }) => product.inventoryKey))]
      : [inventoryKey];

  const find = async (inventoryKey: string | null, query: ReviewQuery): Promise<FoundReviews> => {
    const keys = keysOf(inventoryKey);
    const samples = samplesOf(storefront, keys);
    if (samples.length > 0 && (await countPublished(db, keys, [])) === 0) return findSamples(samples, query);
    return {
      reviews: (await listPublished(db, keys, query, storefront.language)).map(toFound),
      total: await countPublished(db, keys, query.scores),
    };
  };

  return {
    id: 'store',
    bottomline: async (inventoryKey) => {
      const keys = keysOf(inventoryKey);
      const counted = summarizeDistribution(await countScores(db, keys));
      return counted.total > 0
        ? counted
        : summarizeScores(samplesOf(storefront, keys).map(({ score }) => score));
    },
    filter: find,
    list: find,
    album: async (name, page, perPage) => {
      if (name !== CUSTOMER_ALBUM) return { images: [], total: 0 };
      const { photographs, total } = await listPhotographs(db, keysOf(null), { page, perPage });
      const images = photographs.map(({ id, title: caption, author }) => ({
        ...{ ...imageOf(id), caption, author },
        videoUrl: null,
      }));
      return { images, total };
    },
  };
};

const samplesOf = ({ brand, entries, language }: Storefront, keys: readonly string[]): FoundReview[] => {
  const keyOf = new Map(entries.map(({ product }) => [product.name, product.inventoryKey]));
  return brand.sampleReviews
    .map((sample, index) => toSample(sample, index, keyOf.get(sample.product) ?? ''))
    .filter(({ inventoryKey }) => inventoryKey !== null && keys.includes(inventoryKey))
    .toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
};

const findSamples = (
  samples: readonly FoundReview[],
  { scores, sort, page, perPage }: ReviewQuery,
): FoundReviews => {
  const matching = samples.filter(({ score }) => scores.length === 0 || scores.includes(score));
  const direction = { newest: 0, helpful: 0, highest: -1, lowest: 1 }[sort];
  const sorted = direction === 0 ? matching : matching.toSorted((a, b) => (a.score - b.score) * direction);
  return { reviews: sorted.slice((page - 1) * perPage, page * perPage), total: matching.length };
};

const toSample = (sample: SampleReview, index: number, inventoryKey: string): FoundReview => {
  const { score, title, text, language, author, on, fits, sleeps, answer } = sample;
  const createdAt = `${on}T12:00:00.000Z`;
  return {
    ...{ id: `sample-${index + 1}`, score, title, text, language, author, fits, sleeps, createdAt },
    ...{ isVerified: false, isSample: true, votes: 0, takesVotes: false, images: [], inventoryKey },
    answer: answer === '' ? null : { text: answer, at: createdAt },
  };
};

const toFound = (review: Review): FoundReview => {
  const { id, score, title, words, language, author, votes, fits, sleeps, inventoryKey } = review;
  return {
    ...{ id, score, title, text: words, language, author, votes, fits, sleeps, inventoryKey },
    ...{ isVerified: true, isSample: false, takesVotes: true, images: review.photos.map(imageOf) },
    answer: review.answeredAt === null ? null : { text: review.answer, at: isoOf(review.answeredAt) },
    createdAt: isoOf(review.createdAt),
  };
};

const imageOf = (id: string): FoundReview['images'][number] => {
  const url = `/api/reviews/photos/${id}`;
  return { id, url, thumbUrl: `${url}?size=small` };
};
