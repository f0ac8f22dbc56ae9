import type { DeepReadonly } from '@counterpane/contract/endpoint';
import { pageEndpoints } from '@counterpane/contract/pages/page-endpoints';
import type { ProductPageBody } from '@counterpane/contract/pages/pages';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { SIZE_COOKIE } from '@counterpane/contract/visitor/page-cookies';
import { findSize } from '@counterpane/rules/options/sizes';
import type { FastifyPluginCallback } from 'fastify';
import { localize } from '../../catalogue/language-of.ts';
import { nextPriceChange } from '../../catalogue/next-price-change.ts';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { VARIES_BY_SIZE } from '../../http/cache-control.ts';
import { consentOf } from '../../http/consent-of.ts';
import { route } from '../../http/route.ts';
import { AnswerCache } from '../answer-cache.ts';
import type { ShopDeps } from '../deps.ts';
import { rememberQuestions } from '../questions/known-questions.ts';
import { firstReviews } from '../reviews/first-reviews.ts';
import { alternatesOf, withAlternates } from './alternates.ts';
import { contentPage } from './content-page.ts';
import { homePage } from './home-page.ts';
import { listingPage } from './listing-page.ts';
import { pageNotFound } from './page-not-found.ts';
import { productPage } from './product-page.ts';
import { storefrontView } from './storefront-view.ts';

/** One call a page, one view shaped for it. The same for every visitor but for the size. */
export const pageRoutes =
  (deps: ShopDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { catalogue } = deps;
    // Every variant is priced with all that goes with it: worth keeping between two renderings.
    const questionsAbout = rememberQuestions(deps);
    const products = new AnswerCache<DeepReadonly<ProductPageBody>>(deps, {
      maxAgeS: 600,
      vary: VARIES_BY_SIZE,
    });

    route(app, pageEndpoints.chrome, async (request) => {
      const storefront = request.storefront;
      const { isAsked, analytics } = consentOf(request);
      const view = { storefront: storefrontView(storefront), privacy: { isAsked, analytics } };
      // Every storefront has a home page.
      return ok(
        withAlternates(
          view,
          alternatesOf(storefront, deps, () => true),
        ),
      );
    });

    route(app, pageEndpoints.homePage, async (request) => {
      const storefront = request.storefront;
      const page = homePage(storefront, isoNow(deps.clock));
      return ok(
        withAlternates(
          page,
          alternatesOf(storefront, deps, () => true),
        ),
      );
    });

    route(app, pageEndpoints.listingPage, async (request) => {
      const storefront = request.storefront;
      const { name } = request.params;
      const { listings } = storefront.brand.content;
      const listing = Object.hasOwn(listings, name) ? listings[name] : undefined;
      return listing
        ? ok(
            withAlternates(
              listingPage(name, listing, storefront, request.query),
              alternatesOf(storefront, deps, ({ brand }) => Object.hasOwn(brand.content.listings, name)),
            ),
          )
        : pageNotFound();
    });

    route(app, pageEndpoints.contentPage, async (request) => {
      const storefront = request.storefront;
      const page = storefront.pages.get(request.query.path);
      return page
        ? ok(
            withAlternates(
              await contentPage(page, storefront, request.query, isoNow(deps.clock)),
              alternatesOf(storefront, deps, ({ pages }) => pages.has(page.path)),
            ),
          )
        : pageNotFound();
    });

    route(app, pageEndpoints.productPage, async (request, reply) => {
      const storefront = request.storefront;
      const { revision } = catalogue;
      const entry = storefront.findEntry(request.params.name);
      if (!entry) return pageNotFound();
      const asked = request.query.size ?? findCookie(request.headers.cookie, SIZE_COOKIE) ?? '';
      const size = findSize(asked);
      const question = `${storefront.key} ${storefront.language} ${entry.data.name} ${size}`;
      const kept = products.find(question);
      if (kept) return products.answer(request, reply, kept);
      const now = isoNow(deps.clock);
      const changesAt = nextPriceChange([], storefront, now);
      const shown = await firstReviews(deps, storefront, entry);
      const answer = ok(
        withAlternates(
          productPage(entry, storefront, size, now, {
            providers: deps.providers,
            shown,
            asked: await questionsAbout(entry.product.inventoryKey),
          }),
          alternatesOf(storefront, deps, ({ findEntry }) => findEntry(entry.data.name) !== null),
        ),
      );
      const speak = (body: unknown) => {
        const spoken = localize(body, storefront);
        // Bytes pass the serialiser by, and with it the check of the answer.
        if (deps.checkAnswers) pageEndpoints.productPage.answer.parse(spoken);
        return spoken;
      };
      return products.answer(request, reply, products.keep(question, answer, { revision, changesAt }, speak));
    });

    done();
  };
