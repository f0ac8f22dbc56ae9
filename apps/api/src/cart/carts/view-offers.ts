import type { CartView } from '@counterpane/contract/cart/carts';
import { findStateTitle } from '@counterpane/rules/address/states';
import { type Currency, money } from '@counterpane/rules/money/money';
import { findMethod } from '@counterpane/rules/payments/methods';
import type { InReach } from '@counterpane/rules/promotions/condition-type';
import { offersInReach } from '@counterpane/rules/promotions/offers-in-reach';
import type { CartContext } from './cart-context.ts';

type OfferView = NonNullable<CartView['offersInReach']>[number];

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
      return { code: 'payment-method', methods: missing.methods.map((id) => findMethod(id)?.label ?? id) };
    case 'delivery-state':
      return {
        code: 'delivery-state',
        states: missing.states.map((state) => findStateTitle(state) ?? state),
      };
    case 'email':
      return { code: 'email', domains: [...missing.domains] };
  }
};
