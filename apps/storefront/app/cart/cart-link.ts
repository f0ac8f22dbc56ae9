import type { Client } from '@counterpane/contract/client';
import { redirect } from 'react-router';
import { cartAgain } from '../checkout/step-address.ts';
import type { Translate } from '../language/translate.ts';

/**
 * Copies the cart that a link names into the visitor's, and asks for the page anew without it in the address
 * (checkout section 2: `cart={24-character id}`). `multiUse` says that others may follow the link too. What is
 * only fetched ahead changes nothing.
 */
export const followCartLink = async (client: Client, request: Request): Promise<void> => {
  const { searchParams } = new URL(request.url);
  const cartId = searchParams.get('cart');
  if (cartId === null) return;
  if (isFetchedAhead(request)) throw new Response(null, { status: 503 });
  const token = searchParams.get('token');
  const answer = await client.mergeCart({
    cartId: cartId.slice(0, 100),
    multiUse: /^(?:1|true)$/.test(searchParams.get('multiUse') ?? ''),
    ...(token === null ? {} : { token: token.slice(0, MOST_CHARACTERS) }),
  });
  const told: Readonly<Record<string, string>> = answer.ok ? {} : { link: answer.error.code };
  throw redirect(cartAgain(request, { without: OF_A_LINK, told }));
};

/** Whether a browser asks for a page that nobody has opened yet; an answer other than 200 is not kept for then. */
export const isFetchedAhead = ({ headers }: Request): boolean =>
  /prefetch|prerender/.test(headers.get('sec-purpose') ?? '');

/** What a link to a cart has in its address; all else there is a campaign's. */
const OF_A_LINK = ['cart', 'multiUse', 'token'];

/** What is longer is no id and no token. */
const MOST_CHARACTERS = 200;

const LINK_TEXTS: Readonly<Record<string, string>> = {
  cart_link_invalid: 'The link to a cart is not complete: nothing was added.',
  cart_link_used: 'The link to a cart has been used already: nothing was added.',
  cart_not_found: 'The cart of this link is not there any more: nothing was added.',
  too_many_requests: 'That was too quick: please follow the link again in a moment.',
};

/** Why the link that led here did not work; null when there is nothing to say. */
export const linkNews = (search: URLSearchParams, t: Translate): string | null => {
  const fault = search.get('link');
  if (fault === null) return null;
  return t(LINK_TEXTS[Object.hasOwn(LINK_TEXTS, fault) ? fault : 'cart_link_invalid'] ?? '');
};
