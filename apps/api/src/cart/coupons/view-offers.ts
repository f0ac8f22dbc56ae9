import type { CartBody } from '@counterpane/contract/cart/carts';
import { methodName } from '@counterpane/contract/method-name';
import { stateName } from '@counterpane/contract/place-name';
import { type Currency, money } from '@counterpane/rules/money/money';
import type { InReach } from '@counterpane/rules/promotions/condition-type';
import { offersInReach } from '@counterpane/rules/promotions/offers-in-reach';
import type { CartContext } from '../carts/cart-context.ts';

type OfferView = NonNullable<CartBody['offersInReach']>[number];

/** The promotions that one more thing brings about, with names as shoppers read them [L23]. */
export const viewOffers = ({ storefront, price }: CartContext): OfferView[] => {
  const { currency } = storefront.definition;
  return offersInReach(price().promotions).map(({ promotion: { id, title }, missing }) => ({
    id,
    title,
    missing: viewMissing(missing, currency),
  }));
};

const viewMissing = (missing: InReach, currency: Currency): OfferView['missing'] => {
  switch (missing.code) {
    case 'units':
      return { code: 'units', units: missing.units };
    case 'amount':
      return { code: 'amount', more: money(missing.cents, currency) };
    case 'payment-method':
      return { code: 'payment-method', methods: missing.methods.map(methodName) };
    case 'delivery-state':
      return { code: 'delivery-state', states: missing.states.map(stateName) };
    case 'email':
      return { code: 'email', domains: [...missing.domains] };
  }
};
