import type { AnswerCode } from '@counterpane/contract/answer-codes';
import type { DeepReadonly } from '@counterpane/contract/endpoint';
import { productEndpoints } from '@counterpane/contract/products/product-endpoints';
import {
  type ProductQuotesBody,
  productQuotesRequestSchema,
} from '@counterpane/contract/products/product-quotes';
import type { QuoteEntryBody } from '@counterpane/contract/products/quotes';
import { NO_COUPON } from '@counterpane/rules/coupons/coupon';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuseCouponTries } from '../../cart/coupons/coupon-tries.ts';
import { localize } from '../../catalogue/language-of.ts';
import { nextPriceChange } from '../../catalogue/next-price-change.ts';
import { isoNow } from '../../clock.ts';
import { type Answer, isOk, ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { AnswerCache } from '../answer-cache.ts';
import { cartListSchema, parseQuery } from './parse-query.ts';
import { type QuoteFacts, quoteCart } from './quote-cart.ts';
import { readQuoteCoupons } from './quote-coupons.ts';
import { quoteProducts } from './quote-products.ts';

/** One kind of quote: how its query is parsed and answered. */
interface QuoteRoute<Query, Result, Code extends AnswerCode> {
  readonly name: string;
  readonly text: string;
  readonly schema: z.ZodType<Query>;
  readonly cache: AnswerCache<Result>;
  codesOf(query: Query): readonly (string | null | undefined)[];
  answer(query: Query, facts: QuoteFacts): Answer<Result, Code>;
}

/** The two quotes of [C7], answered from memory for 3600 s and 600 s while they are true. */
export const quoteRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { catalogue, clock, database } = deps;
    const caches = {
      carts: new AnswerCache<readonly DeepReadonly<QuoteEntryBody>[]>(deps, { maxAgeS: 3600 }),
      products: new AnswerCache<{ readonly data: DeepReadonly<ProductQuotesBody> }>(deps, { maxAgeS: 600 }),
    };

    const quote = async <Query, Result, Code extends AnswerCode>(
      request: FastifyRequest,
      reply: FastifyReply,
      { name, text, schema, cache, codesOf, answer }: QuoteRoute<Query, Result, Code>,
    ) => {
      const storefront = request.storefront;
      const { revision } = catalogue;
      const parsed = parseQuery(name, text, schema);
      if (!parsed.ok) return parsed.answer;
      // However it was spelled, the same question has one answer.
      const question = `${storefront.key} ${storefront.language}?${JSON.stringify(parsed.value)}`;
      const kept = cache.find(question);
      if (kept) return cache.answer(request, reply, kept);
      const now = isoNow(clock);
      const codes = codesOf(parsed.value);
      const tried = codes.filter((code) => code?.trim().toLowerCase() !== NO_COUPON);
      const over = await refuseCouponTries(deps, request, tried);
      if (over) return over;
      const coupons = await readQuoteCoupons(database.db, codes, storefront, now);
      const answered = answer(parsed.value, { storefront, findCoupon: coupons.find, now });
      if (!isOk(answered) || coupons.isLimited) {
        reply.header('cache-control', 'no-store');
        return answered;
      }
      const changesAt = nextPriceChange(codes, storefront, now);
      const speak = (body: unknown) => localize(body, storefront);
      return cache.answer(request, reply, cache.keep(question, answered, { revision, changesAt }, speak));
    };

    route(app, productEndpoints.cartQuotes, (request, reply) =>
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

    route(app, productEndpoints.productQuotes, (request, reply) =>
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
