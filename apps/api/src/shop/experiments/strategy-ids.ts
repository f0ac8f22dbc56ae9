import type { RecommendationStrategy } from '@counterpane/rules/recommendations/strategies';
import { RECOMMENDATION_STRATEGIES } from '@counterpane/rules/recommendations/strategies';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { ShopDeps } from '../deps.ts';

type Environment = Pick<ShopDeps, 'environment'>;

/** The number of a way to recommend, at this brand and in this environment [K9]. */
export const strategyIdOf = (
  { environment }: Environment,
  { brand }: Storefront,
  strategy: RecommendationStrategy,
): number => brand.brand.strategyIds[environment][strategy];

/** A way to recommend by its name or its number; null where it is neither. */
export const findStrategy = (
  deps: Environment,
  storefront: Storefront,
  type: string,
): RecommendationStrategy | null =>
  RECOMMENDATION_STRATEGIES.find(
    (strategy) => strategy === type || String(strategyIdOf(deps, storefront, strategy)) === type,
  ) ?? null;
