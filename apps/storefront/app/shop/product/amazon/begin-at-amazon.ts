import { isUnreadable } from '@counterpane/contract/call';
import { endpointCall } from '@counterpane/contract/endpoint-call';
import { browserFetch } from '../../../failures/browser-fetch.ts';
import { reportFailure } from '../../../failures/report-failure.ts';
import type { DrawnButton } from '../../../payment/amazon-wallet.ts';
import { sendPurchase } from './send-purchase.ts';

/** One press at a time: another one of the same choice would add it twice. */
let isPressed = false;
/** What a press has added: pressing again while the page stays, because nothing began or Amazon's page takes long, adds nothing. */
let added: string | null = null;

// A shopper who comes back from Amazon may have changed the cart since: a press adds as on a page that is new.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) added = null;
});

/** A press: the choice is added as by the form, then Amazon's session is signed for the cart and begins. */
export const beginAtAmazon = async (place: HTMLElement, button: DrawnButton): Promise<void> => {
  const form = place.closest('form');
  if (isPressed || !form) return;
  isPressed = true;
  tell(place, '');
  /** What failed once the choice is in the cart is told with that: it need not be added again by another button. */
  let inCart = '';
  try {
    const sent = await sendPurchase(form, added);
    added = sent.added;
    if (!sent.isAll) return;
    inCart = ` ${place.dataset.added}`;
    const refusal = await begin(place, button);
    if (refusal) tell(place, refusal + (added === null ? '' : inCart));
  } catch (error) {
    tell(place, place.dataset.failed + inCart);
    reportFailure({ level: 'error', text: 'Wallet failed', url: location.pathname, error });
  } finally {
    isPressed = false;
  }
};

/** Why Amazon's session did not begin; null where it did. */
const begin = async (place: HTMLElement, button: DrawnButton): Promise<string | null> => {
  const back = new URL(place.dataset.back ?? '', location.href);
  const query = { checkoutReviewReturnUrl: back.href, fallbackStep: 'cart' } as const;
  const signed = await endpointCall(browserFetch, 'POST /amazonpay/v2/buttons')({ query });
  if (signed.ok) {
    button.initCheckout({ createCheckoutSessionConfig: signed.result });
    return null;
  }
  if (signed.error.code === 'cart_empty') added = null;
  return isUnreadable(signed) ? (place.dataset.failed ?? '') : signed.error.error;
};

const tell = (place: HTMLElement, text: string): void => {
  const told = place.querySelector('[role="status"]');
  if (told) told.textContent = text;
};
