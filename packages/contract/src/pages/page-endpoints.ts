import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reviewPageAnswerSchemas, reviewPageQuerySchema } from '../reviews/review-pages.ts';
import { contentAnswerSchema, contentQuerySchema } from './content-page.ts';
import { listingQuerySchema, pageAnswerSchemas } from './pages.ts';
import {
  searchAnswerSchema,
  searchQuerySchema,
  suggestionsAnswerSchema,
  suggestionsQuerySchema,
} from './search.ts';
import { setAnswerSchemas, setQuerySchema } from './set-pages.ts';

const named = z.object({ name: z.string().max(200) });
const set = { who: 'anyone', params: named, query: setQuerySchema, refusals: ['not_found'] } as const;

/** One call a page, one view shaped for it. */
export const pageEndpoints = {
  chrome: endpoint({
    at: 'GET /pages/chrome',
    summary: 'What stands around every page: names, links and languages of the storefront',
    who: 'anyone',
    answer: pageAnswerSchemas.chrome,
    refusals: [],
  }),
  homePage: endpoint({
    at: 'GET /pages/home',
    summary: 'The home page',
    who: 'anyone',
    answer: pageAnswerSchemas.home,
    refusals: [],
  }),
  listingPage: endpoint({
    at: 'GET /pages/listings/:name',
    summary: 'A list of products, filtered and sorted',
    who: 'anyone',
    params: named,
    query: listingQuerySchema,
    answer: pageAnswerSchemas.listing,
    refusals: ['not_found'],
    example: { params: { name: 'mattresses' }, query: { size: 'queen' } },
  }),
  contentPage: endpoint({
    at: 'GET /pages/content',
    summary: 'A written page by its path',
    who: 'anyone',
    query: contentQuerySchema,
    answer: contentAnswerSchema,
    refusals: ['not_found'],
    example: { query: { path: '/p/returns' } },
  }),
  productPage: endpoint({
    at: 'GET /pages/products/:name',
    summary: 'The page of a product, every variant priced',
    who: 'anyone',
    params: named,
    query: z.object({ size: z.string().max(40).optional() }),
    answer: pageAnswerSchemas.product,
    refusals: ['not_found'],
    example: { params: { name: 'mattress' }, query: { size: 'queen' } },
  }),
  reviewPage: endpoint({
    at: 'GET /pages/reviews',
    summary: 'What customers think of one product or of all, filtered and sorted',
    who: 'anyone',
    query: reviewPageQuerySchema,
    answer: reviewPageAnswerSchemas.reviews,
    refusals: [],
    limit: 'readReviews',
    example: { query: { product: 'mattress' } },
  }),
  videoPage: endpoint({
    at: 'GET /pages/video-testimonials',
    summary: 'Films of customers',
    who: 'anyone',
    answer: reviewPageAnswerSchemas.videos,
    refusals: [],
    limit: 'readReviews',
  }),
  sitemap: endpoint({
    at: 'GET /pages/sitemap',
    summary: 'The pages that search engines should visit',
    who: 'anyone',
    answer: pageAnswerSchemas.sitemap,
    refusals: [],
  }),
  feed: endpoint({
    at: 'GET /pages/feed',
    summary: 'Every variant as shopping engines list it',
    who: 'anyone',
    answer: pageAnswerSchemas.feed,
    refusals: [],
  }),
  redirect: endpoint({
    at: 'GET /pages/redirect',
    summary: 'Where an address leads that is another name of a page',
    who: 'anyone',
    query: z.object({ path: z.string().max(300) }),
    answer: pageAnswerSchemas.redirect,
    refusals: ['not_found'],
  }),
  bundleListing: endpoint({
    at: 'GET /pages/bundles',
    summary: 'Everything that is sold together',
    who: 'anyone',
    answer: setAnswerSchemas.listing,
    refusals: ['not_found'],
  }),
  bundlePage: endpoint({
    ...set,
    at: 'GET /pages/bundles/:name',
    summary: 'The page of a bundle',
    answer: setAnswerSchemas.bundle,
  }),
  adjustableBundlePage: endpoint({
    ...set,
    at: 'GET /pages/adjustable-bundles/:name',
    summary: 'A mattress with an adjustable base',
    answer: setAnswerSchemas.bundle,
  }),
  builderPage: endpoint({
    ...set,
    at: 'GET /pages/builder/:name',
    summary: 'A builder of bundles, in one of its modes',
    answer: setAnswerSchemas.bundle,
  }),
  setPage: endpoint({
    ...set,
    at: 'GET /pages/sets/:name',
    summary: 'A set of furniture',
    answer: setAnswerSchemas.collection,
  }),
  search: endpoint({
    at: 'GET /search',
    summary: 'Everything that a query finds, by pages',
    who: 'anyone',
    query: searchQuerySchema,
    answer: searchAnswerSchema,
    refusals: [],
    example: { query: { q: 'pillow' } },
  }),
  suggestions: endpoint({
    at: 'GET /search/suggestions',
    summary: 'What a shopper may be typing',
    who: 'anyone',
    query: suggestionsQuerySchema,
    answer: suggestionsAnswerSchema,
    refusals: [],
    example: { query: { q: 'pil' } },
  }),
} as const;
