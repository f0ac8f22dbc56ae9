import type { FieldFault } from '@counterpane/rules/address/field-fault';
import { type DeliveryChoice, GROUND } from '@counterpane/rules/delivery/delivery-choice';
import {
  type DeliveryMethod,
  type DeliveryOption,
  deliveryMethods,
  findWhiteGloveTariff,
  isPartnerState,
  offersWhiteGlove,
  type WhiteGloveTariff,
} from '@counterpane/rules/delivery/delivery-methods';
import { findWhiteGloveFault } from '@counterpane/rules/delivery/white-glove-fault';
import type { Product } from '@counterpane/rules/options/product';
import { additionTariff } from '@counterpane/rules/orders/decide-addition';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { CartFacts } from '../carts/cart-facts.ts';
import { runningAddition } from '../checkout/cart-addition.ts';
import { regionOf } from '../region/region-of.ts';

interface QuotedDelivery {
  readonly deliveryOption: DeliveryOption;
  readonly state?: string | undefined;
}

/** How a cart is delivered, with what that costs where it goes. */
export const deliveryChoice = (facts: DeliveredCart): DeliveryChoice => {
  const { cart, storefront } = facts;
  const { deliveryOption = 'ground', withMattressRemoval = false } = cart?.checkout ?? {};
  const state = regionOf(cart?.checkout)?.state ?? null;
  return {
    option: isPartnerState(storefront.deliveryArea, state) ? 'partner' : deliveryOption,
    tariff: deliveryOption === 'white-glove' ? findCartTariff(facts) : null,
    removal: withMattressRemoval ? storefront.mattressRemoval : null,
  };
};

type DeliveredCart = Pick<CartFacts, 'cart' | 'storefront' | 'now'>;

/** What white glove service costs for a cart in a state; without one where it goes. Null where there is none. */
export const findCartTariff = (
  { cart, storefront, now }: DeliveredCart,
  state: string | null = regionOf(cart?.checkout)?.state ?? null,
): WhiteGloveTariff | null => {
  const tariff = findWhiteGloveTariff(storefront.deliveryArea, state);
  const isCarriedInAnyway = runningAddition(cart?.checkout, now)?.hasWhiteGlove ?? false;
  return tariff && isCarriedInAnyway ? additionTariff(tariff) : tariff;
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
