import { createShareClient } from '@counterpane/contract/cart/cart-share-calls';
import type { SharedCart } from '@counterpane/contract/cart/cart-shares';
import type { FetchApi } from '@counterpane/contract/client';
import { redirect } from 'react-router';
import { pageUrls } from '../page-urls.ts';
import { cartUrl } from '../payment/step-url.ts';

/** The cart that a link names, and what allows copying it. */
interface CartLink {
  readonly cartId: string;
  readonly multiUse: boolean;
  readonly token: string | null;
}

/** What an address says of the cart of a link ([K2]: `cart={24-character id}`), or null. */
export const findCartLink = (url: string): CartLink | null => {
  const { searchParams } = new URL(url);
  const cartId = searchParams.get('cart');
  if (cartId === null) return null;
  return {
    cartId: cartId.slice(0, 100),
    multiUse: /^(?:1|true)$/.test(searchParams.get('multiUse') ?? ''),
    token: searchParams.get('token')?.slice(0, MOST_CHARACTERS) ?? null,
  };
};

/** Leads to the page that asks: following a link writes nothing. One that does not work is told of in the cart. */
export const followCartLink = async (fetchApi: FetchApi, request: Request): Promise<void> => {
  if (findCartLink(request.url) === null) return;
  await readSharedCart(fetchApi, request);
  throw redirect(pageUrls.sharedCart(new URL(request.url).searchParams), 303);
};

/** What the link would bring; where there is nothing to ask, the cart without the link in its address. */
export const readSharedCart = async (fetchApi: FetchApi, request: Request): Promise<SharedCart> => {
  const link = findCartLink(request.url);
  if (link === null) throw redirect(cartUrl(request));
  const answer = await createShareClient(fetchApi).sharedCart(link.cartId, link.token);
  if (!answer.ok) throw redirect(withoutLink(request, answer.error.code));
  if (answer.result.isOwn) throw redirect(withoutLink(request));
  return answer.result;
};

/** The cart, without the link in its address and with all else that a campaign put there. */
export const withoutLink = (request: Pick<Request, 'url'>, fault?: string): string =>
  cartUrl(request, { without: OF_A_LINK, told: fault === undefined ? {} : { link: fault } });

/** What a link to a cart has in its address; all else there is a campaign's. */
const OF_A_LINK = ['cart', 'multiUse', 'token'];

/** What is longer is no id and no token. */
const MOST_CHARACTERS = 200;
