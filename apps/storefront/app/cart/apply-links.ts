import type { MiddlewareFunction } from 'react-router';
import { getClient } from '../api.ts';
import { getServices } from '../services.ts';
import { isVisit } from '../shop/coupon/is-visit.ts';
import { offerCoupon } from '../shop/coupon/offer-coupon.ts';
import { followCartLink } from './cart-link.ts';

/**
 * What a link to the cart brings is dealt with before its page is made, which only reads: another cart is asked about
 * on a page of its own, a code is put on the cart, and either leads on to an address without it. A page that is fetched
 * ahead, and a picture or a frame of another site, put no code on.
 */
export const applyLinks: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  if (request.method === 'GET') {
    const { fetchApi, basePath } = getServices(context);
    await leadInLanguage(basePath, async () => {
      await followCartLink(fetchApi, request);
      if (isVisit(request)) await offerCoupon(getClient(context), request);
    });
  }
  return next();
};

/** React Router puts the path of a language before what loaders lead to, and leaves what middleware leads to as it is. */
const leadInLanguage = async (basePath: string, follow: () => Promise<void>): Promise<void> => {
  try {
    await follow();
  } catch (thrown) {
    const to = thrown instanceof Response ? thrown.headers.get('Location') : null;
    if (thrown instanceof Response && to !== null) thrown.headers.set('Location', basePath + to);
    throw thrown;
  }
};
