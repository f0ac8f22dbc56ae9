import type { CartView } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import type { BundlePage, CollectionPage, SetUpsell } from '@counterpane/contract/pages/set-pages';
import { redirect } from 'react-router';
import { pageUrls } from '../../page-urls.ts';
import { findSavedCoupon } from '../coupon/coupon-cookie.ts';
import { ADDED } from '../product/added/added-url.ts';
import { findPriceDifferences } from '../product/added/find-price-differences.ts';
import type { SetPage } from './add-set-action.ts';
import { setQuery } from './set-query.ts';

/** The page of a set as it was sent, with the pop-up that says that the set is in the cart. */
export const addedSetUrl = ({ path }: { readonly path: string }, form: FormData): string =>
  `${path}?${new URLSearchParams({ ...setQuery(form), [ADDED]: '1' })}`;

/** The upsells that can still be offered with a set that was just added: they can be bought and are not in the cart. */
export const remainingUpsells = (
  { upsells }: Pick<SetPage, 'upsells'>,
  { items }: CartView,
): readonly SetUpsell[] => {
  const inCart = new Set(items.filter(({ isGift }) => !isGift).map(({ product }) => product.id));
  return upsells.filter(({ item, isSoldOut }) => !isSoldOut && !inCart.has(item.productID));
};

/** The same upsells at what the cart costs more with each, without those that the cart refuses. */
export const withCartPrice = async (
  client: Pick<Client, 'cartQuotes'>,
  cart: CartView,
  upsells: readonly SetUpsell[],
  coupon: string | null,
): Promise<readonly SetUpsell[]> => {
  const items = upsells.map(({ item }) => item);
  const differences = await findPriceDifferences(client, cart, items, coupon);
  return upsells.flatMap((upsell, index) => {
    const price = differences[index]?.price;
    return price ? [{ ...upsell, price }] : [];
  });
};

/**
 * What the pop-up of a page's set shows after the set was added.
 * @throws the redirect to the cart, where no upsell remains
 */
export const requireRemainingUpsells = async (
  client: Client,
  page: BundlePage | CollectionPage,
  request: Request,
) => {
  const cart = await client.cart();
  const upsells = cart.ok
    ? await withCartPrice(client, cart.result, remainingUpsells(page, cart.result), findSavedCoupon(request))
    : [];
  if (upsells.length === 0) throw redirect(pageUrls.cart());
  const { name, path, heading: title } = page;
  return { name, path, title, upsells, chosen: setQuery(new URL(request.url).searchParams) };
};
