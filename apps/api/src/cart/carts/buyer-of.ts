import type { Buyer } from '@counterpane/rules/promotions/condition-type';
import type { Storefront } from '../../catalogue/storefront.ts';
import { buyerIn } from '../pricing/price-lines.ts';
import { regionOf } from '../region/region-of.ts';
import type { Cart } from './store.ts';

/** Who buys, by what was entered at checkout so far. */
export const buyerOf = (cart: Cart | null, storefront: Storefront): Buyer => {
  const { email, paymentProvider, isReturning } = cart?.checkout ?? {};
  return buyerIn(storefront, {
    state: regionOf(cart?.checkout)?.state ?? null,
    paymentMethod: paymentProvider ?? null,
    emailDomain: email?.split('@').at(-1)?.toLowerCase() ?? null,
    isReturning: isReturning ?? null,
  });
};
