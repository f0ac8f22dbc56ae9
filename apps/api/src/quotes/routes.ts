import {
  productQuotesAnswerSchema,
  productQuotesQuerySchema,
  productQuotesRequestSchema,
} from '@counterpane/contract/product-quotes';
import { quoteRequestsSchema, quotesAnswerSchema, quotesQuerySchema } from '@counterpane/contract/quotes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Storefront } from '../catalogue/snapshot.ts';
import { isoNow } from '../clock.ts';
import type { ApiDeps } from '../deps.ts';
import { AnswerCache } from '../http/answer-cache.ts';
import { type Answer, ok, sendAnswer } from '../http/answers.ts';
import { responses } from '../http/responses.ts';
import { parseQuery } from './parse-query.ts';
import { type QuoteFacts, quoteCart } from './quote-cart.ts';
import { readQuoteCoupons } from './quote-coupons.ts';
import { quoteProducts } from './quote-products.ts';

/** What it takes to answer one kind of quote. */
interface Quoting<Schema extends z.ZodType> {
  readonly name: string;
  readonly text: string;
  readonly schema: Schema;
  readonly cache: AnswerCache;
  codesOf(asked: z.output<Schema>): readonly (string | null | undefined)[];
  answer(asked: z.output<Schema>, facts: QuoteFacts): Answer;
}

/** The two quotes of catalogue section 7, answered from memory for 3600 s and 600 s. */
export const quoteRoutes =
  (deps: ApiDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { catalogue, clock, database } = deps;
    const caches = { carts: new AnswerCache(deps, 3600), products: new AnswerCache(deps, 600) };

    const quote = async <Schema extends z.ZodType>(
      request: FastifyRequest,
      reply: FastifyReply,
      { name, text, schema, cache, codesOf, answer }: Quoting<Schema>,
    ) => {
      const storefront: Storefront = catalogue.storefrontOf(request.hostname);
      const key = `${storefront.key}?${text}`;
      const kept = cache.find(key);
      if (kept) return cache.send(request, reply, kept);
      const parsed = parseQuery(name, text, schema);
      if (!parsed.ok) return sendAnswer(reply, parsed.answer);
      const now = isoNow(clock);
      const coupons = await readQuoteCoupons(database.db, codesOf(parsed.value), storefront, now);
      const facts = { storefront, findCoupon: coupons.find, now };
      const answered = answer(parsed.value, facts);
      if (answered.status === 200 && !coupons.isLimited)
        return cache.send(request, reply, cache.keep(key, answered.body));
      return sendAnswer(reply.header('cache-control', 'no-store'), answered);
    };

    app.get(
      '/carts/quote',
      { schema: { querystring: quotesQuerySchema, response: responses(quotesAnswerSchema) } },
      (request, reply) =>
        quote(request, reply, {
          name: 'carts',
          text: request.query.carts,
          schema: quoteRequestsSchema,
          cache: caches.carts,
          codesOf: (carts) => carts.map(({ couponCode }) => couponCode),
          answer: (carts, facts) => ok(carts.map((cart) => quoteCart(cart, facts))),
        }),
    );

    app.get(
      '/products/quotes/v2',
      { schema: { querystring: productQuotesQuerySchema, response: responses(productQuotesAnswerSchema) } },
      (request, reply) =>
        quote(request, reply, {
          name: 'query',
          text: request.query.query,
          schema: productQuotesRequestSchema,
          cache: caches.products,
          codesOf: ({ couponCode }) => [couponCode],
          answer: quoteProducts,
        }),
    );

    done();
  };
