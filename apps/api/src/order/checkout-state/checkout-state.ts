import type { CheckoutStateBody } from '@counterpane/contract/checkout/checkout-state';
import { latestDay } from '@counterpane/rules/delivery/certain-days';
import { money } from '@counterpane/rules/money/money';
import { creditToSpend } from '@counterpane/rules/orders/spend-credit';
import type { CartContext } from '../../cart/carts/cart-context.ts';
import type { Cart } from '../../cart/carts/store.ts';
import { checkoutView } from '../../cart/checkout/checkout-view.ts';
import { paymentState } from '../../cart/checkout/payment-state.ts';
import { unexpiredCheckout } from '../../cart/checkout/unexpired-checkout.ts';
import { cartDeliveryMethods, findCartTariff } from '../../cart/delivery/cart-delivery.ts';
import { cartPromise, validDeliveryDate } from '../../cart/delivery/cart-delivery-promise.ts';
import { whiteGlovePrices } from '../../cart/delivery/white-glove-prices.ts';
import { eligibleItems } from '../../cart/payment-methods/eligible-items.ts';
import { unavailableMethods } from '../../cart/payment-methods/method-availability.ts';
import { remoteControlView, remoteTokenView } from '../../cart/remote-control/remote-control-views.ts';
import { cartView } from '../../cart/view/cart-view.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { type CreditOwner, creditForCart } from '../credit/store.ts';
import type { OrderDeps } from '../deps.ts';
import type { OrderOfCart } from '../orders/order-of-cart.ts';
import { orderPaymentState } from './order-payment-state.ts';

/** All that the server knows of a visitor's checkout [K3]. */
export const readCheckoutState = async (
  deps: OrderDeps,
  context: CartContext,
  order: OrderOfCart | null,
  creditOwner: CreditOwner | null,
): Promise<CheckoutStateBody> => {
  const { cart, storefront, now } = context;
  const saved = unexpiredCheckout(cart?.checkout ?? {}, now);
  const shown = cartView(context);
  const view = checkoutView(saved, storefront, deps.providers);
  const country = view.shippingAddress?.country;
  const { amount, currency } = shown.totalPrice;
  const available = creditOwner ? await creditForCart(deps.database.db, creditOwner, order) : 0;
  const used = saved.usesCredit ? creditToSpend(available, amount) : 0;
  const paid = { ...shown, totalPrice: money(amount - used, currency) };
  const unavailable = unavailableMethods({ cart: paid, country }, storefront, deps.providers);
  return {
    ...view,
    ...paymentState(saved),
    ...couponState(cart, storefront),
    cart: { ...shown, help: remoteControlView(cart, deps) },
    remoteToken: (cart && remoteTokenView(cart, deps)?.remoteToken) ?? null,
    order,
    unavailablePaymentProviders: unavailable
      .map(({ id }) => id)
      .filter((id) => view.paymentProviders.some((offered) => offered.id === id)),
    usesAmazonPayV2: storefront.flags.AMAZON_PAY_V2,
    ...(await orderPaymentState(deps.database.db, order)),
    hsaEligibleItems: eligibleItems(shown, storefront),
    loanExample: storefront.definition.loanExample ?? null,
    credit: available > 0 ? { available: money(available, currency), used: money(used, currency) } : null,
    differentBilling: !view.sameAsShipping,
    pdpRedirected: saved.fromProduct ?? false,
    sddInfo: certainDate(context),
    wgsPrices: whiteGlove(context),
    showWrongSizeModal: shown.wrongSizes.length > 0,
    isBmsmModalOpen: (shown.buyMore ?? null) !== null,
    isBmsmModalAcknowledged: saved.acknowledged?.includes('bmsm') ?? false,
    isExtendModalOpen: offersPlan(shown) && !saved.acknowledged?.includes('extend'),
    isExtendModalAcknowledged: saved.acknowledged?.includes('extend') ?? false,
    showWGSModal: asksWhiteGlove(context),
  };
};

/** Whether a plan could cover something in the cart that has none. */
const offersPlan = ({ items }: Pick<CheckoutStateBody['cart'], 'items'>): boolean =>
  items.some(({ availableExtras }) => availableExtras.some(({ kind }) => kind === 'protection'));

/**
 * Whether the cart page asks for the delivery option: white glove service is offered for it, reaches its
 * destination, and no option is chosen yet.
 */
const asksWhiteGlove = (context: CartContext): boolean => {
  const { cart } = context;
  if (!cart || cart.checkout.deliveryOption !== undefined) return false;
  return cartDeliveryMethods(context).includes('white-glove');
};

const couponState = (cart: Cart | null, { flags }: Storefront) => ({
  preventAddingCoupon: flags.preventAddingCoupon && (cart?.removedCoupons ?? []).length > 0,
  isCouponEventFired: (cart?.expiredCodes ?? []).length > 0,
  gtmCouponOverride: cart?.history.findLast(({ type }) => type === 'couponReplaced')?.metadata?.by ?? null,
});

const certainDate = (context: CartContext): CheckoutStateBody['sddInfo'] => {
  const { cart } = context;
  if (!cart || cart.lines.length === 0) return null;
  const { from } = cartPromise(context);
  return {
    earliest: from,
    latest: latestDay(from),
    isAvailable: null,
    certainDeliveryDate: validDeliveryDate(context),
  };
};

const whiteGlove = (context: CartContext): CheckoutStateBody['wgsPrices'] => {
  const tariff = findCartTariff(context);
  return tariff && whiteGlovePrices(context, tariff);
};
