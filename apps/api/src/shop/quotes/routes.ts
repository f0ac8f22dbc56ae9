import {
  productQuotesAnswerSchema,
  productQuotesQuerySchema,
  productQuotesRequestSchema,
} from '@counterpane/contract/products/product-quotes';
import { quotesAnswerSchema, quotesQuerySchema } from '@counterpane/contract/products/quotes';
import { NO_COUPON } from '@counterpane/rules/coupons/coupon';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { mayTryCoupons } from '../../cart/carts/coupon-tries.ts';
import { languageOf, localize } from '../../catalogue/language-of.ts';
import { nextPriceChange } from '../../catalogue/next-price-change.ts';
import { isoNow } from '../../clock.ts';
import { type Answer, ok, sendAnswer } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { AnswerCache } from '../answer-cache.ts';
import { cartListSchema, parseQuery } from './parse-query.ts';
import { type QuoteFacts, quoteCart } from './quote-cart.ts';
import { readQuoteCoupons } from './quote-coupons.ts';
import { quoteProducts } from './quote-products.ts';

/** One kind of quote: how its query is parsed and answered. */
interface QuoteRoute<Query> {
  readonly name: string;
  readonly text: string;
  readonly schema: z.ZodType<Query>;
  readonly cache: AnswerCache;
  codesOf(query: Query): readonly (string | null | undefined)[];
  answer(query: Query, facts: QuoteFacts): Answer;
}

/** The two quotes of [C7], answered from memory for 3600 s and 600 s while they are true. */
export const quoteRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { catalogue, clock, database } = deps;
    const caches = {
      carts: new AnswerCache(deps, { maxAgeS: 3600 }),
      products: new AnswerCache(deps, { maxAgeS: 600 }),
    };

    const quote = async <Query>(
      request: FastifyRequest,
      reply: FastifyReply,
      { name, text, schema, cache, codesOf, answer }: QuoteRoute<Query>,
    ) => {
      const storefront = request.storefront;
      const { revision } = catalogue;
      const parsed = parseQuery(name, text, schema);
      if (!parsed.ok) return sendAnswer(reply, parsed.answer);
      // However it was spelled, the same question has one answer.
      const language = languageOf(request, storefront);
      const question = `${storefront.key} ${language}?${JSON.stringify(parsed.value)}`;
      const kept = cache.find(question);
      if (kept) return cache.send(request, reply, kept);
      const now = isoNow(clock);
      const codes = codesOf(parsed.value);
      if (
        !(await mayTryCoupons(
          deps,
          request,
          reply,
          codes.filter((code) => code?.trim().toLowerCase() !== NO_COUPON),
        ))
      )
        return reply;
      const coupons = await readQuoteCoupons(database.db, codes, storefront, now);
      const answered = answer(parsed.value, { storefront, findCoupon: coupons.find, now });
      if (answered.status !== 200 || coupons.isLimited)
        return sendAnswer(reply.header('cache-control', 'no-store'), answered);
      const changesAt = nextPriceChange(codes, storefront, now);
      return cache.send(
        request,
        reply,
        cache.keep(question, localize(answered.body, request, deps), { revision, changesAt }),
      );
    };

    app.get(
      '/carts/quote',
      { schema: { querystring: quotesQuerySchema, response: responses(quotesAnswerSchema) } },
      (request, reply) =>
        quote(request, reply, {
          name: 'carts',
          text: request.query.carts,
          schema: cartListSchema,
          cache: caches.carts,
          codesOf: (entries) => entries.map((entry) => (entry.ok ? entry.cart.couponCode : null)),
          answer: (entries, facts) =>
            ok(entries.map((entry) => (entry.ok ? quoteCart(entry.cart, facts) : entry.fault))),
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
