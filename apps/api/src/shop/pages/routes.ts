import { contentAnswerSchema, contentQuerySchema } from '@counterpane/contract/pages/content-page';
import { listingQuerySchema, pageAnswerSchemas } from '@counterpane/contract/pages/pages';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { findSize } from '@counterpane/rules/options/sizes';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { languageOf, localize, translatorOf } from '../../catalogue/language-of.ts';
import { nextPriceChange } from '../../catalogue/next-price-change.ts';
import { isoNow } from '../../clock.ts';
import { type Answer, ok } from '../../http/answers.ts';
import { VARIES_BY_SIZE } from '../../http/cache-control.ts';
import { responses } from '../../http/responses.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { AnswerCache } from '../answer-cache.ts';
import { alternatesOf, withAlternates } from './alternates.ts';
import { contentPage } from './content-page.ts';
import { homePage } from './home-page.ts';
import { listingPage } from './listing-page.ts';
import { productPage } from './product-page.ts';
import { storefrontView } from './storefront-view.ts';

const SIZE_COOKIE = 'user-size-selection';
const named = z.object({ name: z.string().max(200) });
const sized = z.object({ size: z.string().max(40).optional() });

const NO_PAGE: Answer = {
  status: 404,
  body: { status: 'error', error: 'There is nothing at this address', code: 'not_found' },
};

/** One call a page, one view shaped for it. The same for every visitor but for the size. */
export const pageRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { catalogue } = deps;
    // Every variant is priced with all that goes with it: worth keeping between two renderings.
    const products = new AnswerCache(deps, { maxAgeS: 600, vary: VARIES_BY_SIZE });

    app.get(
      '/pages/chrome',
      { schema: { response: responses(pageAnswerSchemas.chrome) } },
      async (request) => {
        const storefront = request.storefront;
        const view = { storefront: storefrontView(storefront, languageOf(request, storefront)) };
        // Every storefront has a home page.
        return ok(
          withAlternates(
            view,
            alternatesOf(storefront, deps, () => true),
          ),
        ).body;
      },
    );

    app.get('/pages/home', { schema: { response: responses(pageAnswerSchemas.home) } }, async (request) => {
      const storefront = request.storefront;
      const page = homePage(storefront, isoNow(deps.clock));
      return ok(
        withAlternates(
          page,
          alternatesOf(storefront, deps, () => true),
        ),
      ).body;
    });

    app.get(
      '/pages/listings/:name',
      {
        schema: {
          params: named,
          querystring: listingQuerySchema,
          response: responses(pageAnswerSchemas.listing),
        },
      },
      async (request, reply) => {
        const storefront = request.storefront;
        const { name } = request.params;
        const { listings } = storefront.brand.content;
        const listing = Object.hasOwn(listings, name) ? listings[name] : undefined;
        const { status, body } = listing
          ? ok(
              withAlternates(
                listingPage(name, listing, storefront, request.query),
                alternatesOf(storefront, deps, ({ brand }) => Object.hasOwn(brand.content.listings, name)),
              ),
            )
          : NO_PAGE;
        return reply.code(status).send(body);
      },
    );

    app.get(
      '/pages/content',
      { schema: { querystring: contentQuerySchema, response: responses(contentAnswerSchema) } },
      async (request, reply) => {
        const storefront = request.storefront;
        const page = storefront.findPage(request.query.path, languageOf(request, storefront));
        const { status, body } = page
          ? ok(
              withAlternates(
                await contentPage(
                  page,
                  storefront,
                  request.query,
                  isoNow(deps.clock),
                  translatorOf(request, deps),
                ),
                alternatesOf(
                  storefront,
                  deps,
                  (other, language) => other.findPage(page.path, language) !== null,
                ),
              ),
            )
          : NO_PAGE;
        return reply.code(status).send(body);
      },
    );

    app.get(
      '/pages/products/:name',
      { schema: { params: named, querystring: sized, response: responses(pageAnswerSchemas.product) } },
      async (request, reply) => {
        const storefront = request.storefront;
        const { revision } = catalogue;
        const entry = storefront.findEntry(request.params.name);
        if (!entry) return reply.code(NO_PAGE.status).send(NO_PAGE.body);
        const asked = request.query.size ?? findCookie(request.headers.cookie, SIZE_COOKIE) ?? '';
        const size = findSize(asked);
        const language = languageOf(request, storefront);
        const question = `${storefront.key} ${language} ${entry.data.name} ${size}`;
        const kept = products.find(question);
        if (kept) return products.send(request, reply, kept);
        const now = isoNow(deps.clock);
        const changesAt = nextPriceChange([], storefront, now);
        const { body } = ok(
          withAlternates(
            productPage(entry, storefront, size, now, deps.providers),
            alternatesOf(storefront, deps, ({ findEntry }) => findEntry(entry.data.name) !== null),
          ),
        );
        // Bytes pass the serialiser by, and with it the check of the answer.
        if (deps.checkAnswers) pageAnswerSchemas.product.parse(body);
        return products.send(
          request,
          reply,
          products.keep(question, localize(body, request, deps), { revision, changesAt }),
        );
      },
    );

    done();
  };
