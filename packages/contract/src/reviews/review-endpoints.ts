import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, textSchema } from '../envelope.ts';
import {
  albumQuerySchema,
  filterReviewsSchema,
  inventoryKeySchema,
  reviewAnswerSchemas,
  reviewListQuerySchema,
  summaryQuerySchema,
} from './reviews.ts';

const read = { who: 'anyone', limit: 'readReviews' } as const;
const votes = {
  who: 'visitor',
  params: z.object({ id: idSchema }),
  answer: reviewAnswerSchemas.votes,
  refusals: ['review_not_found'],
  limit: 'voteReview',
} as const;
const product = { ...read, params: z.object({ inventoryKey: inventoryKeySchema }) } as const;

/** What customers think of products: from the store itself, or from the service that publishes its reviews. */
export const reviewEndpoints = {
  reviewSummary: endpoint({
    ...read,
    at: 'GET /reviews/summary',
    summary: 'How many reviews products have, and their average score, by inventory key',
    query: summaryQuerySchema,
    answer: reviewAnswerSchemas.summary,
    refusals: ['invalid_product'],
    example: { query: { inventoryKeys: 'hal-classic-foam' } },
  }),
  reviewBottomline: endpoint({
    ...read,
    at: 'GET /reviews/bottomline',
    summary: 'The same of all products of the storefront',
    answer: reviewAnswerSchemas.bottomline,
    refusals: ['reviews_silent'],
  }),
  productBottomline: endpoint({
    ...product,
    at: 'GET /reviews/products/:inventoryKey/bottomline',
    summary: 'The same of one product, an hour old at most',
    answer: reviewAnswerSchemas.bottomline,
    refusals: ['invalid_product', 'reviews_silent'],
  }),
  filterReviews: endpoint({
    ...read,
    at: 'POST /reviews/filter',
    summary: 'Reviews with certain scores, of one product or of all, a page at a time. It only reads',
    body: filterReviewsSchema,
    answer: reviewAnswerSchemas.list,
    refusals: ['invalid_product', 'reviews_silent'],
    example: { body: { scores: [5], per_page: 100 } },
  }),
  productReviews: endpoint({
    ...product,
    at: 'GET /reviews/products/:inventoryKey',
    summary: 'Reviews of one product, a page at a time',
    query: reviewListQuerySchema,
    answer: reviewAnswerSchemas.list,
    refusals: ['invalid_product', 'reviews_silent'],
  }),
  voteReview: endpoint({
    ...votes,
    at: 'POST /reviews/:id/votes',
    summary: 'Says that a review was helpful; one browser counts once',
  }),
  takeVoteBack: endpoint({
    ...votes,
    at: 'DELETE /reviews/:id/votes',
    summary: 'Takes that back',
  }),
  reviewPhoto: endpoint({
    at: 'GET /reviews/photos/:photo',
    summary: 'A photograph of a published review',
    who: 'anyone',
    params: z.object({ photo: idSchema }),
    query: z.object({ size: z.enum(['small', 'full']).default('full') }),
    answer: { media: 'image/jpeg' },
    refusals: ['review_not_found', 'storage_unavailable'],
    limit: 'openPhoto',
  }),
  reviewAlbum: endpoint({
    ...read,
    at: 'GET /reviews/albums/:name',
    summary: 'Pictures of customers in an album, by its name',
    params: z.object({ name: textSchema(100) }),
    query: albumQuerySchema,
    answer: reviewAnswerSchemas.album,
    refusals: ['reviews_silent'],
  }),
} as const;
