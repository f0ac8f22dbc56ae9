import { endpoint } from '../endpoint.ts';
import { productQuotesAnswerSchema, productQuotesQuerySchema } from './product-quotes.ts';
import { productsAnswerSchema, productsQuerySchema } from './products.ts';
import { quotesAnswerSchema, quotesQuerySchema } from './quotes.ts';
import {
  recommendationParamsSchema,
  recommendationQuerySchema,
  recommendationsAnswerSchema,
} from './recommendations.ts';

/** Products, what they cost before anything is in a cart, and what goes with those that are in one. */
export const productEndpoints = {
  products: endpoint({
    at: 'GET /products',
    summary: 'Products by names, ids or inventory keys, in the order of the question',
    who: 'anyone',
    query: productsQuerySchema,
    answer: productsAnswerSchema,
    refusals: [],
    example: { query: { name: 'mattress,pillow' } },
  }),
  cartQuotes: endpoint({
    at: 'GET /carts/quote',
    summary: 'Prices of carts that are none, in the order of the question',
    who: 'anyone',
    query: quotesQuerySchema,
    answer: quotesAnswerSchema,
    refusals: [],
    counts: ['tryUnknownCoupon'],
  }),
  productQuotes: endpoint({
    at: 'GET /products/quotes/v2',
    summary: 'Everything that a product page prices',
    who: 'anyone',
    query: productQuotesQuerySchema,
    answer: productQuotesAnswerSchema,
    refusals: ['coupon_required'],
    counts: ['tryUnknownCoupon'],
  }),
  recommendations: endpoint({
    at: 'GET /recommendations/v3/:type',
    summary: 'What goes with the products of a cart, best first',
    who: 'anyone',
    params: recommendationParamsSchema,
    query: recommendationQuerySchema,
    answer: recommendationsAnswerSchema,
    refusals: [],
    example: { params: { type: 'bought-together' }, query: { cartSkus: 'cGlsbG93' } },
  }),
} as const;
