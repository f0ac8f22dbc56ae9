import type { ReviewQuery, ReviewService, ReviewSort } from '../port.ts';
import {
  albumSchema,
  bottomlineSchema,
  reviewsSchema,
  toAlbumImage,
  toBottomline,
  toReviews,
} from './yotpo-answers.ts';
import { createYotpoClient, type YotpoOptions } from './yotpo-client.ts';

/** Under which all reviews of a store at Yotpo stand. */
const ALL = 'yotpo_global_reviews';

/** Yotpo's words for an order, in both of its calls for lists. */
const SORTS: Readonly<Record<ReviewSort, { readonly by: string; readonly isAscending: boolean }>> = {
  newest: { by: 'date', isAscending: false },
  highest: { by: 'rating', isAscending: false },
  lowest: { by: 'rating', isAscending: true },
  helpful: { by: 'votes_up', isAscending: false },
};

/**
 * The public reads of Yotpo's UGC API (apidocs.yotpo.com), which need the key of a store there and no secret. Products are known
 * there by their inventory keys.
 * @example yotpoReviews({ appKey, apiUrl: 'https://api-cdn.yotpo.com', timeoutMs: 3_000 }).bottomline('hal-classic-foam')
 */
export const yotpoReviews = (options: YotpoOptions): ReviewService => {
  const call = createYotpoClient(options);
  const appKey = encodeURIComponent(options.appKey);

  const filter: ReviewService['filter'] = async (inventoryKey, query) =>
    toReviews(
      await call({
        path: `/v1/reviews/${appKey}/filter.json`,
        body: filterOf(inventoryKey, query),
        response: reviewsSchema,
      }),
      inventoryKey,
    );

  return {
    id: 'yotpo',

    bottomline: async (inventoryKey) => {
      const product = encodeURIComponent(inventoryKey ?? ALL);
      const { bottomline } = await call({
        path: `/products/${appKey}/${product}/bottomline`,
        response: bottomlineSchema,
      });
      return toBottomline(bottomline);
    },

    filter,

    // The list of a product knows one score at a time.
    list: async (inventoryKey, query) =>
      query.scores.length > 1
        ? filter(inventoryKey, query)
        : toReviews(
            await call({
              path: `/v1/widget/${appKey}/products/${encodeURIComponent(inventoryKey)}/reviews.json`,
              query: listQueryOf(query),
              response: reviewsSchema,
            }),
            inventoryKey,
          ),

    album: async (name, page, perPage) => {
      const { images, pagination } = await call({
        path: `/v1/widget/${appKey}/albums/by_name`,
        query: { album_name: name, page: String(page), per_page: String(perPage) },
        response: albumSchema,
      });
      return { images: images.map(toAlbumImage), total: pagination.total };
    },
  };
};

const filterOf = (inventoryKey: string | null, { scores, sort, page, perPage }: ReviewQuery): object => ({
  ...(inventoryKey !== null && { domain_key: inventoryKey }),
  scores,
  sortings: [{ sort_by: SORTS[sort].by, ascending: SORTS[sort].isAscending }],
  page,
  per_page: perPage,
});

const listQueryOf = ({ scores: [star], sort, page, perPage }: ReviewQuery): Record<string, string> => ({
  page: String(page),
  per_page: String(perPage),
  sort: SORTS[sort].by,
  direction: SORTS[sort].isAscending ? 'asc' : 'desc',
  ...(star !== undefined && { star: String(star) }),
});
