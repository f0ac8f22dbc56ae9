import type { ExpressNews } from '@counterpane/contract/checkout';
import { findMethod } from '@counterpane/rules/payments/methods';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';

type Stage = ExpressNews['stage'];
type Step = NonNullable<ExpressNews['fallbackStep']>;

/** An express wallet of a cart: it brings name, address and payment, so the steps are skipped. */
export interface ExpressCheckout {
  readonly provider: string;
  readonly stage: Stage;
  /** Where it leads back to when it ends without an order. */
  readonly fallbackStep: Step;
  /** How often it has ended without one: another number is another try. */
  readonly ended: number;
}

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
