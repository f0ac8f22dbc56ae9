import type { CartBody } from '@counterpane/contract/cart/carts';
import type { UnavailableMethod } from '@counterpane/contract/staff/staff-orders';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import {
  findMethod,
  PAYMENT_METHODS,
  type PaymentEntry,
  type PaymentMethod,
} from '@counterpane/rules/payments/methods';
import type { MethodRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { Storefront } from '../../catalogue/storefront.ts';
import { eligibleItems } from './eligible-items.ts';

/** Why a way to pay cannot be used. */
type MethodFault = UnavailableMethod['reason'];

type Providers = ReadonlyMap<string, PaymentProvider>;

/** What is to be paid. */
interface Purchase {
  readonly cart: Pick<CartBody, 'items' | 'totalPrice'>;
  /** The country that it goes to, once it is known. */
  readonly country?: string | undefined;
}

/** A way to pay for which a provider takes the money and the billing step knows what to ask. */
type OfferedMethod = PaymentMethod & { readonly entry: PaymentEntry };

/** What a storefront offers, in order, whatever is in a cart: what its country and its brand have, and the store can take. */
export const offeredMethods = (
  storefront: Pick<Storefront, 'definition'>,
  providers: Providers,
  methods: readonly PaymentMethod[] = PAYMENT_METHODS,
): readonly OfferedMethod[] =>
  methods.filter(
    (method): method is OfferedMethod =>
      method.entry !== null && findOfferFault(method, storefront, providers) === null,
  );

/**
 * Why a purchase at a storefront cannot be paid in a way; null where it can. Pages, billing step, orders and staff
 * all ask here.
 */
const findMethodFault = (
  method: PaymentMethod,
  purchase: Purchase,
  storefront: Pick<Storefront, 'definition' | 'findEntry'>,
  providers: Providers,
): MethodFault | null => {
  const { cart, country } = purchase;
  const total = cart.totalPrice;
  // No provider is asked for a total of zero: the order only names a way to pay [K4].
  if (method.integration === null) return total.amount === 0 ? null : 'not_this_total';
  const fault = findOfferFault(method, storefront, providers);
  if (fault) return fault;
  if (country && !method.countries.some((one) => one === country)) return 'not_in_country';
  if (total.amount === 0) return null;
  if (providers.get(method.id)?.takesAmount?.(total) === false) return 'not_this_total';
  const isOfHealthAccount = method.integration === 'truemed';
  return isOfHealthAccount && eligibleItems(cart, storefront).length === 0 ? 'nothing_eligible' : null;
};

/**
 * The refusal for a payment method by its id, as shown to the shopper; a method that no cart can use counts as
 * unknown.
 */
export const findMethodRefusal = (
  id: string,
  purchase: Purchase,
  storefront: Pick<Storefront, 'definition' | 'findEntry'>,
  providers: Providers,
): RefusalOf<MethodRefusalCode> | null => {
  const method = findMethod(id);
  if (!method) return { code: 'payment_provider_not_found' };
  const fault = findMethodFault(method, purchase, storefront, providers);
  if (fault === 'not_this_total' || fault === 'nothing_eligible') return { code: fault, label: method.label };
  return fault && { code: 'payment_provider_not_found' };
};

/** Payment methods that a purchase cannot use, each with its reason, as shown to staff. */
export const unavailableMethods = (
  purchase: Purchase,
  storefront: Pick<Storefront, 'definition' | 'findEntry'>,
  providers: Providers,
): UnavailableMethod[] =>
  PAYMENT_METHODS.filter(({ integration }) => integration !== null).flatMap((method) => {
    const reason = findMethodFault(method, purchase, storefront, providers);
    return reason ? [{ id: method.id, label: method.label, reason }] : [];
  });

const findOfferFault = (
  { id, countries }: PaymentMethod,
  { definition }: Pick<Storefront, 'definition'>,
  providers: Providers,
): MethodFault | null => {
  if (!countries.includes(definition.country)) return 'not_in_country';
  if (definition.leavesOutMethods.includes(id)) return 'not_at_this_brand';
  const provider = providers.get(id);
  if (!provider) return 'not_set_up';
  return provider.isAvailable?.(definition.currency) === false ? 'not_at_this_account' : null;
};
