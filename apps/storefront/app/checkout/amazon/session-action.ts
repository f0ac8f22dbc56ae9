import type { AmazonSessionView } from '@counterpane/contract/checkout/amazon';

/** What is to be done with a session of Amazon Pay when the shopper comes back from Amazon [K4]. */
export type SessionAction =
  | { readonly kind: 'success' }
  | { readonly kind: 'failure'; readonly stage: 'cancelled' | 'failed'; readonly text: string }
  /** Payment info is set: the shopper agrees at Amazon. */
  | { readonly kind: 'send'; readonly url: string | null }
  /** The newer calls leave the last word to the store. */
  | { readonly kind: 'complete' }
  | { readonly kind: 'check-address' };

/** [K8]. */
const NO_SESSION = 'Empty amazonCheckoutSession object';
export const NO_REDIRECT_URL = 'Empty amazonPayRedirectUrl';

/** @example sessionAction(null, true) // { kind: "failure", stage: "failed", text: "Empty amazonCheckoutSession object" } */
export const sessionAction = (session: AmazonSessionView | null, isNewer: boolean): SessionAction => {
  if (!session) return { kind: 'failure', stage: 'failed', text: NO_SESSION };
  const { statusDetails, paymentDetails, constraints, webCheckoutDetails } = session;
  switch (statusDetails.state) {
    case 'Completed':
      return { kind: 'success' };
    case 'Canceled':
      return {
        kind: 'failure',
        stage: statusDetails.reasonCode === 'BuyerCanceled' ? 'cancelled' : 'failed',
        text: `Error: ${statusDetails.reasonDescription ?? ''}`,
      };
    case 'Open':
      if (paymentDetails.paymentIntent === null) return { kind: 'check-address' };
      if (isNewer && constraints.length === 0) return { kind: 'complete' };
      return { kind: 'send', url: webCheckoutDetails.amazonPayRedirectUrl };
    default:
      return { kind: 'check-address' };
  }
};
