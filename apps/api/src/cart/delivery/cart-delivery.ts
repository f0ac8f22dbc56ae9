import type { FieldFault } from '@counterpane/rules/address/field-fault';
import { type DeliveryChoice, GROUND } from '@counterpane/rules/delivery/delivery-choice';
import {
  type DeliveryMethod,
  type DeliveryOption,
  deliveryMethods,
  findWhiteGloveTariff,
  isPartnerState,
  offersWhiteGlove,
} from '@counterpane/rules/delivery/delivery-methods';
import { findWhiteGloveFault } from '@counterpane/rules/delivery/white-glove-fault';
import type { Product } from '@counterpane/rules/options/product';
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
    option: isPartnerState(storefront.deliveryArea, state) ? 'partner' : deliveryOption,
    tariff: deliveryOption === 'white-glove' ? findWhiteGloveTariff(storefront.deliveryArea, state) : null,
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
            ? findWhiteGloveTariff(storefront.deliveryArea, wanted.state ?? null)
            : null,
      };

/** The delivery methods that a cart may have where it goes, as far as that is known. */
export const cartDeliveryMethods = (facts: CartFacts): readonly DeliveryMethod[] =>
  deliveryMethods(
    facts.storefront.deliveryArea,
    regionOf(facts.cart?.checkout)?.state ?? null,
    productsOf(facts),
  );

/** Whether something in the cart can be delivered with white glove service. */
export const cartOffersWhiteGlove = (goods: Goods): boolean => productsOf(goods).some(offersWhiteGlove);

type Goods = Pick<CartFacts, 'lines' | 'findProduct'>;

const productsOf = ({ lines, findProduct }: Goods): Product[] =>
  lines.flatMap(({ productId }) => findProduct(productId) ?? []);

/** What is wrong with a state for what the cart has chosen; null when nothing is [K5]. */
export const whiteGloveFault = (facts: CartFacts, state: string): FieldFault | null =>
  findWhiteGloveFault({
    isChosen: facts.cart?.checkout.deliveryOption === 'white-glove',
    isOffered: cartOffersWhiteGlove(facts),
    isAvailable: findWhiteGloveTariff(facts.storefront.deliveryArea, state) !== null,
  });
