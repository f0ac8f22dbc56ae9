import type { CartView } from '@counterpane/contract/cart/carts';
import { redirect } from 'react-router';
import { pageUrls } from '../page-urls.ts';
import { carriedQuery, cartUrl, nextStep } from '../payment/step-url.ts';
import type { Intent } from './change-cart.ts';

/** Whether the shopper has asked for the next step. */
export const isProceeding = (search: URLSearchParams): boolean => search.has('proceed');

/**
 * On to shipping, unless sizes do not belong together or one more would save more: then the cart's page asks [K4].
 */
export const proceedUnlessAsked = (
  request: Request,
  { items, wrongSizes, buyMore }: Pick<CartView, 'items' | 'wrongSizes' | 'buyMore'>,
): void => {
  const { searchParams } = new URL(request.url);
  if (isProceeding(searchParams) && items.length > 0 && wrongSizes.length === 0 && !buyMore)
    throw redirect(nextStep('shipping', request));
};

/**
 * Where a change of the cart leads: back to the cart. A size that was corrected on the way to shipping leads on from
 * there, by way of what is still to be asked.
 */
export const addressAfter = (intent: Intent, request: Pick<Request, 'url'>): string => {
  const { searchParams } = new URL(request.url);
  return intent === 'fix-size' && isProceeding(searchParams)
    ? pageUrls.cartProceeding(carriedQuery(searchParams))
    : cartUrl(request);
};
