import type { HostedPageRequest } from '../port.ts';
import type { AmazonClient } from './amazon-client.ts';
import { createSession } from './checkout-sessions.ts';
import { paymentInfo } from './pay-with-session.ts';

/** Amazon's pages, which a shopper needs a session for. */
interface AmazonPages {
  /** Where a shopper signs in; the session is added to it. */
  readonly signInUrl: string;
  readonly storeId: string;
}

/**
 * Signing in and paying in one go, for a shopper whose address we know already. Amazon adds the session's id to
 * the address that it leads back to.
 */
export const openAmazonPage = async (
  call: AmazonClient,
  { signInUrl, storeId }: AmazonPages,
  request: HostedPageRequest,
): Promise<{ reference: string; url: string }> => {
  const body = {
    storeId,
    webCheckoutDetails: {
      checkoutMode: 'ProcessOrder',
      checkoutResultReturnUrl: request.returnUrl,
      checkoutCancelUrl: request.cancelUrl,
    },
    ...paymentInfo(request),
  };
  const reference = await createSession(call, body, request.idempotencyKey);
  return { reference, url: signInAddress(signInUrl, reference) };
};

/** @example signInAddress('https://payments.amazon.com/checkout', 'a1') */
export const signInAddress = (signInUrl: string, sessionId: string): string => {
  const url = new URL(signInUrl);
  url.searchParams.set('amazonCheckoutSessionId', sessionId);
  return url.href;
};
