import { pageEndpoints } from '@counterpane/contract/pages/page-endpoints';
import type { FoundReviews, ReviewService } from '@counterpane/providers/reviews/port';
import { NO_REVIEWS, REVIEWS_PER_PAGE, type ScoreSummary } from '@counterpane/rules/reviews/review-counts';
import type { FastifyPluginCallback } from 'fastify';
import type { CatalogueEntry, ProductReviews, Storefront } from '../../catalogue/storefront.ts';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { ShopDeps } from '../deps.ts';
import { alternatesOf, withAlternates } from '../pages/alternates.ts';
import { isInSearch } from '../pages/sitemap.ts';
import { storefrontView } from '../pages/storefront-view.ts';
import { askReviews, reviewServiceOf } from './ask-reviews.ts';
import { figuresOf } from './figures-of.ts';
import { CUSTOMER_ALBUM } from './stored-reviews.ts';

/** Under which a service has the films of customers. */
const VIDEO_ALBUM = 'video-testimonials';

/** So many photographs stand above the reviews of all products. */
const MOST_PHOTOGRAPHS = 12;

/** An album while a service is silent. */
const NO_ALBUM: Awaited<ReturnType<ReviewService['album']>> = { images: [], total: 0 };

/** What there is to show while a service is silent. */
const NOTHING: { readonly found: FoundReviews; readonly all: ScoreSummary } = {
  found: { reviews: [], total: 0 },
  all: NO_REVIEWS,
};

/** The pages about what customers think. Every storefront has them. */
export const reviewPageRoutes =
  (deps: ShopDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, pageEndpoints.reviewPage, async ({ storefront, query }) => {
      const { scores, sort, page } = query;
      const entry = query.product === undefined ? null : storefront.findEntry(query.product);
      const inventoryKey = entry?.product.inventoryKey ?? null;
      const service = reviewServiceOf(deps, storefront);
      const perPage = REVIEWS_PER_PAGE;
      const asked = await askReviews(
        deps,
        async () => {
          const [found, all] = await Promise.all([
            service.filter(inventoryKey, { scores, sort, page, perPage }),
            entry === null ? service.bottomline(null) : NO_REVIEWS,
          ]);
          return { found, all };
        },
        NOTHING,
      );
      // They stand beside the reviews of all products, before any is filtered.
      const hasAlbum = entry === null && page === 1 && scores.length === 0;
      const album = hasAlbum
        ? await askReviews(deps, () => service.album(CUSTOMER_ALBUM, 1, MOST_PHOTOGRAPHS), NO_ALBUM)
        : null;
      const photographs = album?.ok ? album.answer.images.filter(({ videoUrl }) => videoUrl === null) : [];
      const { found, all } = asked.ok ? asked.answer : NOTHING;
      const figures = entry?.reviews ?? ofAll(all, storefront);
      const view = {
        storefront: storefrontView(storefront),
        product: entry && linkTo(entry),
        products: reviewed(storefront).map((one) => ({
          ...linkTo(one),
          inventoryKey: one.product.inventoryKey,
        })),
        figures: figuresOf(figures),
        list: {
          reviews: found.reviews.map((review) => ({ ...review, images: [...review.images] })),
          pagination: { page, per_page: perPage, total: found.total },
        },
        photographs: photographs.map((image) => ({ ...image })),
        ...{ scores, sort, isSilent: !asked.ok || asked.answer === NOTHING },
      };
      return ok(
        withAlternates(
          view,
          alternatesOf(storefront, deps, () => true),
        ),
      );
    });

    route(app, pageEndpoints.videoPage, async ({ storefront }) => {
      const service = reviewServiceOf(deps, storefront);
      const asked = await askReviews(deps, () => service.album(VIDEO_ALBUM, 1, REVIEWS_PER_PAGE), NO_ALBUM);
      const images = asked.ok ? asked.answer.images.filter(({ videoUrl }) => videoUrl !== null) : [];
      const view = { storefront: storefrontView(storefront), images: images.map((image) => ({ ...image })) };
      return ok(
        withAlternates(
          view,
          alternatesOf(storefront, deps, () => true),
        ),
      );
    });

    done();
  };

/** Products with reviews and a page, the most reviewed first. */
const reviewed = ({ entries }: Storefront): CatalogueEntry[] =>
  entries
    .filter((entry) => entry.reviews.total > 0 && isInSearch(entry))
    .toSorted((a, b) => b.reviews.total - a.reviews.total);

const linkTo = ({ data }: CatalogueEntry) => ({ name: data.name, title: data.title, url: data.url });

/** The figures of all products are of one kind where each of them is. */
const ofAll = ({ total, average, distribution }: ScoreSummary, storefront: Storefront): ProductReviews => {
  const known = reviewed(storefront);
  return {
    ...{ total, average, distribution, fits: null, sleeps: null },
    isVerified: false,
    edition: 0,
    isSample: known.length > 0 && known.every(({ reviews }) => reviews.isSample),
  };
};
