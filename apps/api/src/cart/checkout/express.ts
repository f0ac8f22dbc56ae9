import type { ExpressNews } from '@counterpane/contract/checkout/checkout';
import { findMethod } from '@counterpane/rules/payments/methods';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import type { ExpressCheckout, SavedCheckout } from './saved-checkout.ts';

type Stage = ExpressNews['stage'];

/**
 * What news of an express wallet changes: leaving it, or a failure, ends it and keeps the way back
 * [K4]. Shipping unless the shopper came from elsewhere.
 */
export const decideExpress = (saved: SavedCheckout, news: ExpressNews): Decision<SavedCheckout> => {
  if (!findMethod(news.provider)?.isExpress) return refuse({ code: 'payment_provider_not_found' });
  const before = saved.express;
  const express: ExpressCheckout = {
    provider: news.provider,
    stage: news.stage,
    fallbackStep: news.fallbackStep ?? before?.fallbackStep ?? 'shipping',
    ended: (before?.ended ?? 0) + (isUnderWay(news.stage) ? 0 : 1),
  };
  // Whatever the wallet gave is good for one try.
  const { cardToken: _used, ...rest } = saved;
  return accept({ ...(isUnderWay(news.stage) ? saved : rest), express });
};

/** What the state of a checkout says of it, under the specification's names. */
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
