import type { SandboxImage, SandboxReview } from './review.ts';

/** Everything that Yotpo answers has its status a second time inside. */
export const envelope = (response: object, code = 200, message = 'OK') => ({
  status: { code, message },
  response,
});

/** With how many gave each score where the account has that. */
export const presentBottomline = (reviews: readonly SandboxReview[], hasDistribution = false) => ({
  bottomline: {
    average_score: averageOf(reviews),
    total_reviews: reviews.length,
    ...(hasDistribution && { star_distribution: starsOf(reviews) }),
  },
});

const starsOf = (reviews: readonly SandboxReview[]): Record<string, number> =>
  Object.fromEntries(
    [1, 2, 3, 4, 5].map((stars) => [stars, reviews.filter(({ score }) => score === stars).length]),
  );

export const presentReviews = (
  found: readonly SandboxReview[],
  of: readonly SandboxReview[],
  pagination: { readonly page: number; readonly per_page: number; readonly total: number },
) => {
  const keys = [...new Set(found.map(({ domainKey }) => domainKey))];
  return {
    pagination,
    bottomline: { total_review: of.length, average_score: averageOf(of) },
    products: keys.map((key) => ({ id: numberOf(key), domain_key: key, name: key })),
    reviews: found.map((review) => ({
      id: review.id,
      score: review.score,
      votes_up: review.votesUp,
      votes_down: 0,
      content: review.content,
      title: review.title,
      created_at: review.createdAt,
      verified_buyer: review.isVerified,
      source_review_id: null,
      custom_fields: null,
      product_id: numberOf(review.domainKey),
      user: { user_id: review.id, display_name: review.author, social_image: null, user_type: 'User' },
      ...(review.comment !== null && {
        comment: { id: review.id, content: review.comment, comments_avatar: null },
      }),
      ...(review.images.length > 0 && {
        images_data: review.images.map((url, index) => ({
          id: review.id * 10 + index,
          thumb_url: `${url}?thumb`,
          original_url: url,
        })),
      }),
    })),
  };
};

export const presentAlbum = (
  images: readonly SandboxImage[],
  pagination: { readonly page: number; readonly per_page: number; readonly total: number },
) => ({
  pagination,
  images: images.map((image) => ({
    image_id: image.id,
    source: 'review',
    standard_resolution: image.url,
    low_resolution: `${image.url}?low`,
    original_image_url: image.url,
    video_url: image.videoUrl,
    tagged_products: [],
    post: { content: image.content, user_name: image.author },
  })),
});

const averageOf = (reviews: readonly SandboxReview[]): number =>
  reviews.length === 0
    ? 0
    : Math.round((reviews.reduce((sum, { score }) => sum + score, 0) / reviews.length) * 100) / 100;

/** Yotpo numbers products itself. */
const numberOf = (domainKey: string): number =>
  [...domainKey].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_000_007, 7);
