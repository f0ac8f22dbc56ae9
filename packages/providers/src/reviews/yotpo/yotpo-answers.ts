import { sum } from '@counterpane/rules/money/sum';
import { z } from 'zod';
import type { AlbumImage, Bottomline, FoundReview, FoundReviews } from '../port.ts';

// What Yotpo documents of its answers, as far as the store reads it. Fields that accounts lack are left out of them.

const paginationSchema = z.object({ total: z.int().nonnegative() });
const scoreSchema = z.number().min(0).max(5);

/** How many gave each score, by the number of its stars. Not every answer has it, and the guide's example does not. */
const distributionSchema = z
  .object({
    1: z.int().nonnegative().default(0),
    2: z.int().nonnegative().default(0),
    3: z.int().nonnegative().default(0),
    4: z.int().nonnegative().default(0),
    5: z.int().nonnegative().default(0),
  })
  .nullish()
  .catch(null);

export const bottomlineSchema = z.object({
  bottomline: z.object({
    average_score: scoreSchema.nullish(),
    total_reviews: z.int().nonnegative(),
    star_distribution: distributionSchema,
  }),
});

/** Null where the service does not tell it, or tells one that is not of as many reviews as it counts. */
export const toBottomline = ({
  total_reviews: total,
  average_score: average,
  star_distribution: stars,
}: z.output<typeof bottomlineSchema>['bottomline']): Bottomline => {
  const distribution = stars ? [stars[1], stars[2], stars[3], stars[4], stars[5]] : null;
  const isOfAll = distribution !== null && sum(distribution) === total;
  return { total, average: average ?? 0, distribution: isOfAll ? distribution : null };
};

const imageSchema = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  thumb_url: z.string(),
  original_url: z.string(),
});

const reviewSchema = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  score: z.int().min(1).max(5),
  votes_up: z.int().nonnegative().default(0),
  title: z.string().nullish(),
  content: z.string().nullish(),
  created_at: z.string(),
  verified_buyer: z.boolean().default(false),
  language: z.string().nullish(),
  /** Yotpo's own number of the product, whose `domain_key` is the store's. */
  product_id: z.number().nullish(),
  user: z.object({ display_name: z.string().nullish() }).nullish(),
  comment: z.object({ content: z.string(), created_at: z.string().nullish() }).nullish(),
  images_data: z.array(imageSchema).nullish(),
});

export const reviewsSchema = z.object({
  pagination: paginationSchema,
  products: z.array(z.object({ id: z.number(), domain_key: z.string() })).default([]),
  reviews: z.array(reviewSchema),
});

export const albumSchema = z.object({
  pagination: paginationSchema,
  images: z.array(
    z.object({
      image_id: z.union([z.number(), z.string()]).transform(String),
      low_resolution: z.string().nullish(),
      original_image_url: z.string(),
      video_url: z.string().nullish(),
      post: z.object({ content: z.string().nullish(), user_name: z.string().nullish() }).nullish(),
    }),
  ),
});

/** @param asked the store's key of the one product that was asked about; null for all of them */
export const toReviews = (answer: z.output<typeof reviewsSchema>, asked: string | null): FoundReviews => {
  const keys = new Map(answer.products.map(({ id, domain_key }) => [id, domain_key]));
  return {
    total: answer.pagination.total,
    reviews: answer.reviews.map((review) =>
      toReview(review, asked ?? keys.get(review.product_id ?? Number.NaN) ?? null),
    ),
  };
};

const toReview = (review: z.output<typeof reviewSchema>, inventoryKey: string | null): FoundReview => ({
  id: review.id,
  score: review.score,
  title: review.title ?? '',
  text: review.content ?? '',
  language: review.language ?? null,
  author: review.user?.display_name ?? '',
  isVerified: review.verified_buyer,
  isSample: false,
  votes: review.votes_up,
  takesVotes: false,
  fits: null,
  sleeps: null,
  answer: review.comment
    ? { text: review.comment.content, at: review.comment.created_at ?? review.created_at }
    : null,
  images: (review.images_data ?? []).map(({ id, thumb_url, original_url }) => ({
    id,
    url: original_url,
    thumbUrl: thumb_url,
  })),
  createdAt: review.created_at,
  inventoryKey,
});

export const toAlbumImage = (image: z.output<typeof albumSchema>['images'][number]): AlbumImage => ({
  id: image.image_id,
  url: image.original_image_url,
  thumbUrl: image.low_resolution ?? image.original_image_url,
  caption: image.post?.content ?? '',
  author: image.post?.user_name ?? '',
  videoUrl: image.video_url ?? null,
});
