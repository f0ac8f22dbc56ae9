import type { DeepReadonly, Endpoint } from '@counterpane/contract/endpoint';
import { pageEndpoints } from '@counterpane/contract/pages/page-endpoints';
import type { StorefrontView } from '@counterpane/contract/pages/pages';
import type {
  BundleListing,
  BundlePageBody,
  CollectionPageBody,
  SetQuery,
} from '@counterpane/contract/pages/set-pages';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { SIZE_COOKIE } from '@counterpane/contract/visitor/page-cookies';
import { findSize } from '@counterpane/rules/options/sizes';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { localize } from '../../catalogue/language-of.ts';
import { nextPriceChange } from '../../catalogue/next-price-change.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { VARIES_BY_SIZE } from '../../http/cache-control.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { AnswerCache } from '../answer-cache.ts';
import { alternatesOf, withAlternates } from '../pages/alternates.ts';
import { pageNotFound } from '../pages/page-not-found.ts';
import { bundleListing, hasBundleListing } from './bundle-listing.ts';
import { findCollectionPage, hasCollectionPage } from './collection-page.ts';
import {
  findAdjustablePage,
  findBuilderPage,
  findBundlePage,
  hasAdjustablePage,
  hasBuilderPage,
  hasBundlePage,
} from './find-set-pages.ts';
import type { SetRequest } from './set-request.ts';

const MB = 1024 * 1024;

type SetView = { readonly storefront: StorefrontView };

/** One kind of page: how it is found, where it is kept, and what an answer of it must be. */
interface SetPages<View extends SetView> {
  readonly row: Pick<Endpoint, 'at'> & { readonly answer: z.ZodType };
  readonly kept: AnswerCache<DeepReadonly<View>>;
  find(name: string, asked: SetRequest, storefront: Storefront, now: string): View | null;
  /** Whether a storefront has the page, whatever is chosen there. */
  has(name: string, storefront: Storefront, now: string): boolean;
}

/** The pages of what is sold together, kept like those of products: the same for everybody who asks the same. */
export const setRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { catalogue } = deps;
    const keep = <View>(mostBytes: number) =>
      new AnswerCache<DeepReadonly<View>>(deps, { maxAgeS: 600, vary: VARIES_BY_SIZE, mostBytes });
    const bundles = keep<BundlePageBody>(16 * MB);
    const collections = keep<CollectionPageBody>(14 * MB);
    const listings = keep<BundleListing>(2 * MB);

    const answer = async <View extends SetView>(
      request: FastifyRequest,
      reply: FastifyReply,
      { row, kept, find, has }: SetPages<View>,
      name: string,
      { remembered, ...query }: SetQuery,
    ) => {
      const storefront = request.storefront;
      const { revision } = catalogue;
      const rememberedSize = findSize(remembered ?? findCookie(request.headers.cookie, SIZE_COOKIE) ?? '');
      const asked = { query, rememberedSize };
      const sorted = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1));
      const question = `${storefront.key} ${storefront.language} ${row.at} ${name} ${rememberedSize} ${JSON.stringify(sorted)}`;
      const known = kept.find(question);
      if (known) return kept.answer(request, reply, known);
      const now = isoNow(deps.clock);
      const page = find(name, asked, storefront, now);
      if (!page) return pageNotFound();
      const found = ok<DeepReadonly<View>>(
        withAlternates(
          page,
          alternatesOf(storefront, deps, (other) => has(name, other, now)),
        ),
      );
      const changesAt = nextPriceChange([], storefront, now);
      const speak = (body: unknown) => {
        const spoken = localize(body, storefront);
        // Bytes pass the serialiser by, and with it the check of the answer.
        if (deps.checkAnswers) row.answer.parse(spoken);
        return spoken;
      };
      return kept.answer(request, reply, kept.keep(question, found, { revision, changesAt }, speak));
    };

    const { bundlePage, adjustableBundlePage, builderPage, setPage, bundleListing: listing } = pageEndpoints;
    route(app, bundlePage, (request, reply) => {
      const pages = { row: bundlePage, kept: bundles, find: findBundlePage, has: hasBundlePage };
      return answer(request, reply, pages, request.params.name, request.query);
    });
    route(app, adjustableBundlePage, (request, reply) => {
      const pages = {
        row: adjustableBundlePage,
        kept: bundles,
        find: findAdjustablePage,
        has: hasAdjustablePage,
      };
      return answer(request, reply, pages, request.params.name, request.query);
    });
    route(app, builderPage, (request, reply) => {
      const pages = { row: builderPage, kept: bundles, find: findBuilderPage, has: hasBuilderPage };
      return answer(request, reply, pages, request.params.name, request.query);
    });
    route(app, setPage, (request, reply) => {
      const pages = { row: setPage, kept: collections, find: findCollectionPage, has: hasCollectionPage };
      return answer(request, reply, pages, request.params.name, request.query);
    });
    route(app, listing, (request, reply) => {
      const find: SetPages<BundleListing>['find'] = (_name, _asked, storefront, now) =>
        listingOf(storefront, now);
      const has: SetPages<BundleListing>['has'] = (_name, storefront, now) =>
        hasBundleListing(storefront, now);
      return answer(request, reply, { row: listing, kept: listings, find, has }, '', {});
    });

    done();
  };

/** A brand without bundles has no list of them. */
const listingOf = (storefront: Storefront, now: string): BundleListing | null =>
  hasBundleListing(storefront, now) ? bundleListing(storefront, now) : null;
