import { reviewEndpoints } from '@counterpane/contract/reviews/review-endpoints';
import type { ReviewListQuery } from '@counterpane/contract/reviews/reviews';
import type { Bottomline, FoundReviews, ReviewQuery } from '@counterpane/providers/reviews/port';
import { NO_REVIEWS } from '@counterpane/rules/reviews/review-counts';
import type { FastifyPluginCallback } from 'fastify';
import type { Storefront } from '../../catalogue/storefront.ts';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { ShopDeps } from '../deps.ts';
import { askReviews, reviewServiceOf } from './ask-reviews.ts';

const NONE: FoundReviews = { reviews: [], total: 0 };
const NO_PRODUCT = { code: 'invalid_product' } as const;

/** What customers think, as the specification's clients ask for it [C7, D59]. */
export const reviewRoutes =
  (deps: ShopDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, reviewEndpoints.reviewSummary, async ({ storefront, query }) => {
      const keys = [...new Set(query.inventoryKeys)];
      if (!keys.every((key) => isSold(key, storefront))) return refused(NO_PRODUCT);
      const service = reviewServiceOf(deps, storefront);
      const summaries = await Promise.all(
        keys.map(async (key) => {
          const asked = await askReviews(deps, () => service.bottomline(key), NO_REVIEWS);
          // A summary is for stars beside a product, which are left out where nothing is known [C8, D61].
          return [key, summaryOf(asked.ok ? asked.answer : NO_REVIEWS)] as const;
        }),
      );
      return ok(Object.fromEntries(summaries));
    });

    route(app, reviewEndpoints.reviewBottomline, async ({ storefront }) => {
      const asked = await askReviews(
        deps,
        () => reviewServiceOf(deps, storefront).bottomline(null),
        NO_REVIEWS,
      );
      return asked.ok ? ok(bottomlineOf(asked.answer)) : refused(asked.refusal);
    });

    route(app, reviewEndpoints.productBottomline, async ({ storefront, params: { inventoryKey } }) => {
      if (!isSold(inventoryKey, storefront)) return refused(NO_PRODUCT);
      const service = reviewServiceOf(deps, storefront);
      const asked = await askReviews(deps, () => service.bottomline(inventoryKey), NO_REVIEWS);
      return asked.ok ? ok(bottomlineOf(asked.answer)) : refused(asked.refusal);
    });

    route(app, reviewEndpoints.filterReviews, async ({ storefront, body }) => {
      const { inventoryKey = null } = body;
      if (inventoryKey !== null && !isSold(inventoryKey, storefront)) return refused(NO_PRODUCT);
      const service = reviewServiceOf(deps, storefront);
      const asked = await askReviews(deps, () => service.filter(inventoryKey, queryOf(body)), NONE);
      return asked.ok ? ok(listOf(asked.answer, body)) : refused(asked.refusal);
    });

    route(app, reviewEndpoints.productReviews, async ({ storefront, params: { inventoryKey }, query }) => {
      if (!isSold(inventoryKey, storefront)) return refused(NO_PRODUCT);
      const service = reviewServiceOf(deps, storefront);
      const asked = await askReviews(deps, () => service.list(inventoryKey, queryOf(query)), NONE);
      return asked.ok ? ok(listOf(asked.answer, query)) : refused(asked.refusal);
    });

    route(app, reviewEndpoints.reviewAlbum, async ({ storefront, params: { name }, query }) => {
      const { page, per_page } = query;
      const service = reviewServiceOf(deps, storefront);
      const asked = await askReviews(deps, () => service.album(name, page, per_page), {
        ...{ images: [], total: 0 },
      });
      if (!asked.ok) return refused(asked.refusal);
      const { images, total } = asked.answer;
      return ok({ images, pagination: { page, per_page, total } });
    });

    done();
  };

/** A key of nothing that the storefront sells is no product [C8]. */
const isSold = (inventoryKey: string, { entries }: Storefront): boolean =>
  entries.some(({ product }) => product.inventoryKey === inventoryKey);

const summaryOf = ({ total, average }: Bottomline) => ({ total_reviews: total, average_score: average });

const bottomlineOf = (bottomline: Bottomline) => ({
  ...summaryOf(bottomline),
  distribution: bottomline.distribution,
});

const queryOf = ({ scores, sort, page, per_page }: ReviewListQuery): ReviewQuery => ({
  ...{ scores, sort, page, perPage: per_page },
});

const listOf = (
  { reviews, total }: FoundReviews,
  { page, per_page }: Pick<ReviewListQuery, 'page' | 'per_page'>,
) => ({ reviews, pagination: { page, per_page, total } });
