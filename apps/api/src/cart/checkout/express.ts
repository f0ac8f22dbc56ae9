import type { ExpressProgress } from '@counterpane/contract/checkout/checkout';
import { findMethod } from '@counterpane/rules/payments/methods';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import type { ExpressCheckout, SavedCheckout } from './saved-checkout.ts';

type Stage = ExpressProgress['stage'];

/**
 * Applies a report of an express wallet: leaving it, or a failure, ends the attempt and keeps the step to return to
 * [K4], which is shipping unless the shopper came from another one.
 */
export const decideExpress = (
  saved: SavedCheckout,
  news: ExpressProgress,
): Decision<SavedCheckout, 'payment_provider_not_found'> => {
  if (!findMethod(news.provider)?.isExpress) return refuse({ code: 'payment_provider_not_found' });
  const before = saved.express;
  const express: ExpressCheckout = {
    provider: news.provider,
    stage: news.stage,
    fallbackStep: news.fallbackStep ?? before?.fallbackStep ?? 'shipping',
    ended: (before?.ended ?? 0) + (isUnderWay(news.stage) ? 0 : 1),
  };
  // A wallet's token is single-use, so it is dropped once the attempt ends.
  const { cardToken: _used, ...rest } = saved;
  return accept({ ...(isUnderWay(news.stage) ? saved : rest), express });
};

/** The express fields of the checkout state, under the specification's names. */
export const expressState = (express: ExpressCheckout | undefined) => ({
  isExpressPayment: express !== undefined && isUnderWay(express.stage),
  isExpressPaymentSuccess: express?.stage === 'approved',
  expressPaymentProvider: express?.provider ?? null,
  expressPaymentRefreshKey: express?.ended ?? 0,
  expressFallbackStep: express?.fallbackStep ?? null,
  // Cancelled too: the way back from Amazon must not send the shopper there again.
  isAmazonPayServiceInitiated: express?.provider === 'amazonPay',
});

const isUnderWay = (stage: Stage): boolean => stage === 'started' || stage === 'approved';
