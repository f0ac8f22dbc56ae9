import type { SetSummary } from '@counterpane/contract/set-pages';
import type { ItemToAdd } from '@counterpane/rules/cart/add-items';
import type { DeliveryChoice } from '@counterpane/rules/delivery/white-glove-tariff';
import { money } from '@counterpane/rules/money/money';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import type { Storefront } from '../catalogue/snapshot.ts';
import { quotedDelivery } from '../delivery/delivery-choice.ts';
import { priceItems } from '../pages/price-items.ts';
import type { SetAsked } from './set-wishes.ts';

const asksForIt = ({ query }: SetAsked): boolean => query.delivery === 'white-glove';

/** How a set is delivered, as its address asks for it. Which states have the service is a question for the cart. */
export const askedDelivery = (asked: SetAsked, storefront: Storefront): DeliveryChoice =>
  quotedDelivery(asksForIt(asked) ? { deliveryOption: 'white-glove' } : undefined, storefront);

/**
 * White glove service as the page of a set offers it: where the set has a flat amount for it [K9]. What
 * large things beside the set add to that is in the price.
 */
export const carriedIn = (
  items: readonly ItemToAdd[],
  asked: SetAsked,
  storefront: Storefront,
  now: string,
): SetSummary['whiteGlove'] => {
  const delivery = quotedDelivery({ deliveryOption: 'white-glove' }, storefront);
  const priced = priceItems(items, storefront, now, delivery);
  if (!priced.sets.some(({ bundle }) => bundle.whiteGloveAmount !== null)) return null;
  const amount = whiteGloveIn(priced);
  if (amount === 0) return null;
  return { price: money(amount, storefront.definition.currency), isChosen: asksForIt(asked) };
};

/** Cents of white glove service in a price. */
export const whiteGloveIn = ({ extras }: Pick<PricedCart, 'extras'>): number =>
  extras.find(({ sku }) => sku === 'wgs')?.amount ?? 0;
