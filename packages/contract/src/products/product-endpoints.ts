import { endpoint } from '../endpoint.ts';
import { productQuotesAnswerSchema, productQuotesQuerySchema } from './product-quotes.ts';
import { productsAnswerSchema, productsQuerySchema } from './products.ts';
import { quotesAnswerSchema, quotesQuerySchema } from './quotes.ts';

/** Products and what they cost, before anything is in a cart. */
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
} as const;
