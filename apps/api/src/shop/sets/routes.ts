import type { StorefrontView } from '@counterpane/contract/pages/pages';
import { type SetQuery, setAnswerSchemas, setQuerySchema } from '@counterpane/contract/pages/set-pages';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { findSize } from '@counterpane/rules/options/sizes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { languageOf, localize } from '../../catalogue/language-of.ts';
import { nextPriceChange } from '../../catalogue/next-price-change.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { VARIES_BY_SIZE } from '../../http/cache-control.ts';
import { responses } from '../../http/responses.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { AnswerCache } from '../answer-cache.ts';
import { alternatesOf, withAlternates } from '../pages/alternates.ts';
import { bundleListing } from './bundle-listing.ts';
import { findCollectionPage } from './collection-page.ts';
import { findAdjustablePage, findBuilderPage, findBundlePage } from './find-set-pages.ts';
import type { SetRequest } from './set-request.ts';

const SIZE_COOKIE = 'user-size-selection';
const named = z.object({ name: z.string().max(200) });
const NO_PAGE = { status: 'error', error: 'There is nothing at this address', code: 'not_found' };

type SetView = { readonly storefront: StorefrontView };

/** One kind of page: how it is found, and what an answer of it must be. */
interface SetPages {
  readonly kind: string;
  readonly schema: z.ZodType;
  find(name: string, asked: SetRequest, storefront: Storefront, now: string): SetView | null;
}

const PAGES: readonly SetPages[] = [
  { kind: 'bundles', schema: setAnswerSchemas.bundle, find: findBundlePage },
  { kind: 'adjustable-bundles', schema: setAnswerSchemas.bundle, find: findAdjustablePage },
  { kind: 'builder', schema: setAnswerSchemas.bundle, find: findBuilderPage },
  { kind: 'sets', schema: setAnswerSchemas.collection, find: findCollectionPage },
];

/** The pages of what is sold together, kept like those of products: the same for everybody who asks the same. */
export const setRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { catalogue } = deps;
    const kept = new AnswerCache(deps, { maxAgeS: 600, vary: VARIES_BY_SIZE });

    const answer = (
      request: FastifyRequest,
      reply: FastifyReply,
      { kind, schema, find }: SetPages,
      name: string,
      { remembered, ...query }: SetQuery,
    ) => {
      const storefront = request.storefront;
      const { revision } = catalogue;
      const rememberedSize = findSize(remembered ?? findCookie(request.headers.cookie, SIZE_COOKIE) ?? '');
      const asked = { query, rememberedSize };
      const sorted = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1));
      const question = `${storefront.key} ${languageOf(request, storefront)} ${kind} ${name} ${rememberedSize} ${JSON.stringify(sorted)}`;
      const known = kept.find(question);
      if (known) return kept.send(request, reply, known);
      const now = isoNow(deps.clock);
      const page = find(name, asked, storefront, now);
      if (!page) return reply.code(404).send(NO_PAGE);
      const elsewhere = { query: {}, rememberedSize: null };
      const { body } = ok(
        withAlternates(
          page,
          alternatesOf(storefront, deps, (other) => find(name, elsewhere, other, now) !== null),
        ),
      );
      // Bytes pass the serialiser by, and with it the check of the answer.
      if (deps.checkAnswers) schema.parse(body);
      const changesAt = nextPriceChange([], storefront, now);
      const spoken = localize(body, request, deps);
      return kept.send(request, reply, kept.keep(question, spoken, { revision, changesAt }));
    };

    for (const pages of PAGES)
      app.get(
        `/pages/${pages.kind}/:name`,
        { schema: { params: named, querystring: setQuerySchema, response: responses(pages.schema) } },
        async (request, reply) => answer(request, reply, pages, request.params.name, request.query),
      );

    const listing: SetPages = {
      kind: 'listing',
      schema: setAnswerSchemas.listing,
      find: (_name, _asked, storefront, now) => listingOf(storefront, now),
    };
    app.get(
      '/pages/bundles',
      { schema: { response: responses(setAnswerSchemas.listing) } },
      async (request, reply) => answer(request, reply, listing, '', {}),
    );

    done();
  };

/** A brand without bundles has no list of them. */
const listingOf = (storefront: Storefront, now: string) => {
  const page = bundleListing(storefront, now);
  return page.cards.length > 0 ? page : null;
};
