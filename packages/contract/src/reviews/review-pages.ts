import { z } from 'zod';
import { okSchema } from '../envelope.ts';
import { storefrontSchema } from '../pages/pages.ts';
import { reviewAnswerSchemas, reviewFiguresSchema, reviewListQuerySchema } from './reviews.ts';

/** `/reviews?product=mattress&scores=4,5&sort=helpful&page=2`: what is no product, score or order of ours is left out. */
export const reviewPageQuerySchema = z.object({
  product: z.string().max(200).optional(),
  scores: reviewListQuerySchema.shape.scores.catch([]),
  sort: reviewListQuerySchema.shape.sort.catch('newest'),
  page: reviewListQuerySchema.shape.page.catch(1),
});

const productSchema = z.object({ name: z.string(), title: z.string(), url: z.string() });

const reviewPageSchema = z.object({
  storefront: storefrontSchema,
  product: productSchema.nullable().describe('What they are about; null for all products.'),
  products: z
    .array(productSchema.extend({ inventoryKey: z.string().describe('By which a review names it.') }))
    .describe('Those that have reviews, each under its inventory key once.'),
  figures: reviewFiguresSchema,
  list: reviewAnswerSchemas.list.shape.result,
  photographs: reviewAnswerSchemas.album.shape.result.shape.images.describe(
    'What customers sent with reviews of all products, the newest first; none beside those of one, or once they are filtered.',
  ),
  scores: z.array(z.int()),
  sort: reviewListQuerySchema.shape.sort,
  isSilent: z.boolean().describe('The service that publishes them does not answer.'),
});

const videoPageSchema = z.object({
  storefront: storefrontSchema,
  images: reviewAnswerSchemas.album.shape.result.shape.images,
});

export type ReviewPage = z.infer<typeof reviewPageSchema>;

export const reviewPageAnswerSchemas = {
  reviews: okSchema(reviewPageSchema),
  videos: okSchema(videoPageSchema),
};
