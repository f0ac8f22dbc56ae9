import type { Client } from '@counterpane/contract/client';
import type { Recommendations } from '@counterpane/contract/products/recommendations';
import type { ReportFailure } from '../../failures/failure.ts';

export type Recommended = Recommendations['products'];

interface RecommendationsAsked {
  /** Of a cart or a page. */
  readonly skus: readonly string[];
  /** Names of products that are offered already. */
  readonly without?: readonly string[];
}

/**
 * What goes with SKUs, by a strategy or its number: nothing when the call fails, which is logged as
 * `upsell_error` [K8].
 */
export const fetchRecommended = async (
  client: Pick<Client, 'recommendations'>,
  strategy: string,
  { skus, without = [] }: RecommendationsAsked,
  report: ReportFailure,
): Promise<Recommended> => {
  try {
    const answer = await client.recommendations(strategy, skus, without);
    if (answer.ok) return answer.result.products;
    throw new Error(answer.error.error);
  } catch (error) {
    report({ level: 'error', text: 'upsell_error', url: `/api/recommendations/v3/${strategy}`, error });
    return [];
  }
};
