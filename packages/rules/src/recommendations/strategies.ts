/** Ways to choose what is recommended with a cart [K7]. */
export const RECOMMENDATION_STRATEGIES = ['bought-together', 'goes-with', 'popular'] as const;

export type RecommendationStrategy = (typeof RECOMMENDATION_STRATEGIES)[number];
