import type { CartView } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import type { BundlePage, CollectionPage, SetUpsell } from '@counterpane/contract/pages/set-pages';
import { redirect } from 'react-router';
import { addresses } from '../../addresses.ts';
import { findKeptCoupon } from '../coupon/coupon-cookie.ts';
import { ADDED } from '../product/added/added-place.ts';
import { findCartRises } from '../product/added/find-cart-rises.ts';
import type { SetPage } from './add-set-sent.ts';
import { setQuery } from './set-query.ts';

/** The page of a set as it was sent, with the pop-up that says that the set is in the cart. */
export const addedSetAddress = ({ path }: { readonly path: string }, form: FormData): string =>
  `${path}?${new URLSearchParams({ ...setQuery(form), [ADDED]: '1' })}`;

/** What is left to offer with a set that was just added: what goes with it, can be bought and is not in the cart. */
export const leftToOffer = (
  { upsells }: Pick<SetPage, 'upsells'>,
  { items }: CartView,
): readonly SetUpsell[] => {
  const inCart = new Set(items.filter(({ isGift }) => !isGift).map(({ product }) => product.id));
  return upsells.filter(({ item, isSoldOut }) => !isSoldOut && !inCart.has(item.productID));
};

/** The same at what the cart costs more with each, without what the cart does not take. */
export const withCartPrice = async (
  client: Pick<Client, 'cartQuotes'>,
  cart: CartView,
  upsells: readonly SetUpsell[],
  coupon: string | null,
): Promise<readonly SetUpsell[]> => {
  const items = upsells.map(({ item }) => item);
  const rises = await findCartRises(client, cart, items, coupon);
  return upsells.flatMap((upsell, index) => {
    const price = rises[index]?.price;
    return price ? [{ ...upsell, price }] : [];
  });
};

/**
 * What the pop-up of a page's set shows after the set was added.
 * @throws the redirect to the cart, where nothing is left to offer
 */
export const requireLeftToOffer = async (
  client: Client,
  page: BundlePage | CollectionPage,
  request: Request,
) => {
  const cart = await client.cart();
  const upsells = cart.ok
    ? await withCartPrice(client, cart.result, leftToOffer(page, cart.result), findKeptCoupon(request))
    : [];
  if (upsells.length === 0) throw redirect(addresses.cart());
  const { name, path, heading: title } = page;
  return { name, path, title, upsells, chosen: setQuery(new URL(request.url).searchParams) };
};
