import type { FieldFault } from '@counterpane/rules/address/field-fault';
import { findWhiteGloveFault } from '@counterpane/rules/delivery/white-glove-fault';
import { offersWhiteGlove } from '@counterpane/rules/delivery/white-glove-fee';
import {
  type DeliveryChoice,
  type DeliveryOption,
  GROUND,
} from '@counterpane/rules/delivery/white-glove-tariff';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { CartFacts } from '../carts/cart-facts.ts';
import { regionOf } from '../region/region-of.ts';

interface QuotedDelivery {
  readonly deliveryOption: DeliveryOption;
  readonly state?: string | undefined;
}

/** How a cart is delivered, with what that costs where it goes. */
export const deliveryChoice = (cart: CartFacts['cart'], storefront: Storefront): DeliveryChoice => {
  const { deliveryOption = 'ground', withMattressRemoval = false } = cart?.checkout ?? {};
  const state = regionOf(cart?.checkout)?.state ?? null;
  return {
    option: storefront.isPartnerState(state) ? 'partner' : deliveryOption,
    tariff: deliveryOption === 'white-glove' ? storefront.findWhiteGloveTariff(state) : null,
    removal: withMattressRemoval ? storefront.mattressRemoval : null,
  };
};

/** How something would be delivered that is only asked about; on the ground where white glove service does not go. */
export const quotedDelivery = (wanted: QuotedDelivery | undefined, storefront: Storefront): DeliveryChoice =>
  wanted === undefined
    ? GROUND
    : {
        ...GROUND,
        option: wanted.deliveryOption,
        tariff:
          wanted.deliveryOption === 'white-glove'
            ? storefront.findWhiteGloveTariff(wanted.state ?? null)
            : null,
      };

/** Whether something in the cart can be delivered with white glove service. */
export const cartOffersWhiteGlove = ({
  lines,
  findProduct,
}: Pick<CartFacts, 'lines' | 'findProduct'>): boolean =>
  lines.some(({ productId }) => {
    const product = findProduct(productId);
    return product !== null && offersWhiteGlove(product);
  });

/** What is wrong with a state for what the cart has chosen; null when nothing is [K5]. */
export const whiteGloveFault = (facts: CartFacts, state: string): FieldFault | null =>
  findWhiteGloveFault({
    isChosen: facts.cart?.checkout.deliveryOption === 'white-glove',
    isOffered: cartOffersWhiteGlove(facts),
    isAvailable: facts.storefront.findWhiteGloveTariff(state) !== null,
  });
