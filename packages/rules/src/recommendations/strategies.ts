/**
 * Ways to choose what is recommended with a cart [K7, K9]. Each has a fixed number for each brand and environment, by which
 * experiments name it; the numbers are data of the brand.
 */
export const RECOMMENDATION_STRATEGIES = ['bought-together', 'goes-with', 'popular'] as const;

export type RecommendationStrategy = (typeof RECOMMENDATION_STRATEGIES)[number];

/** What counts where no experiment says otherwise, and where one cannot be asked [K8]. */
export const DEFAULT_STRATEGY: RecommendationStrategy = 'bought-together';

/** The numbers of a brand's strategies in one environment. */
type StrategyIds = Readonly<Record<RecommendationStrategy, number>>;

/**
 * The strategy that a number names; the default where it names none.
 * @example strategyOf(4102, { 'bought-together': 4101, 'goes-with': 4102, popular: 4103 }) // "goes-with"
 */
export const strategyOf = (id: number | null, ids: StrategyIds): RecommendationStrategy =>
  RECOMMENDATION_STRATEGIES.find((strategy) => ids[strategy] === id) ?? DEFAULT_STRATEGY;
