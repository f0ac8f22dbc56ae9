import type { Client } from '@counterpane/contract/client';
import type { RecommendationStrategy } from '@counterpane/rules/recommendations/strategies';
import type { ReportFailure } from '../../failures/failure.ts';

/** The experiments of this page, and what everybody sees when nothing is decided [K7]. */
const EXPERIMENTS = ['cart-recommendations'];
const DEFAULT: RecommendationStrategy = 'bought-together';
const CART = '/checkout/cart';

/**
 * By which strategy the cart of a visitor recommends: a name, or the number that an experiment decided. When the call fails
 * the default stands [K8].
 */
export const fetchStrategy = async (
  client: Pick<Client, 'flags'>,
  headers: Headers,
  report: ReportFailure,
): Promise<string> => {
  try {
    const isMobile = headers.get('sec-ch-ua-mobile') === '?1';
    const answer = await client.flags({ experiments: EXPERIMENTS, pathname: CART, isMobile });
    if (!answer.ok) throw new Error(answer.error.error);
    const [flags] = answer.result;
    const strategy = flags?.DY_STRATEGIES.find(({ url }) => url === CART);
    return strategy ? String(strategy.strategyID) : DEFAULT;
  } catch (error) {
    report({ level: 'error', text: 'flags_error', url: '/api/dynamic-yield/flags', error });
    return DEFAULT;
  }
};
