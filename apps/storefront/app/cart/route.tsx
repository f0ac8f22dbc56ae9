import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import { data, redirect } from 'react-router';
import { getClient, requireResult } from '../api.ts';
import { headText } from '../language/head-text.ts';
import { requestText } from '../language/request-text.ts';
import type { Offers } from '../payment/express-offers.ts';
import { findFailure } from '../payment/payment-failure.ts';
import { privateMeta } from '../seo/page-meta.ts';
import { getServices } from '../services.ts';
import { forgetCoupon } from '../shop/coupon/coupon-cookie.ts';
import { dropExpiredCoupon } from '../shop/coupon/offer-coupon.ts';
import type { Route } from './+types/route.ts';
import { applyLinks } from './apply-links.ts';
import { CartPage } from './cart-page.tsx';
import { changeCart, parseIntent, refusalText } from './change-cart.ts';
import { addressAfter, proceedUnlessAsked } from './proceed.ts';
import { findRecommended } from './recommended/find-recommended.ts';
import type { RefusedChange } from './refused-change.ts';

export const middleware: Route.MiddlewareFunction[] = [applyLinks];

/** The cart and the ways to pay for it are one answer; what goes with the cart is another. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const client = getClient(context);
  const checkout = requireResult(await client.checkout());
  const { cart } = checkout;
  dropExpiredCoupon(request, cart);
  proceedUnlessAsked(request, cart);
  return {
    cart,
    recommended: await findRecommended(client, request.headers, cart, getServices(context).report),
    failure: await findFailure(client, new URL(request.url).searchParams),
    offers: cart.items.length > 0 ? offersOf(checkout) : null,
    amazon: getServices(context).scriptOrigins.amazon ?? null,
  };
};

const offersOf = ({ paymentProviders, unavailablePaymentProviders }: CheckoutState): Offers => ({
  paymentProviders,
  unavailablePaymentProviders,
});

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const answer = await changeCart(getClient(context), form);
  const intent = parseIntent(form);
  // A code that was taken out must not come back with the next page.
  const headers = intent === 'remove-coupon' ? { 'Set-Cookie': forgetCoupon(request) } : undefined;
  if (answer.ok) return redirect(addressAfter(intent, request), { headers });
  const refused: RefusedChange = {
    intent,
    error: refusalText(intent, answer.error, requestText(context)),
    typed: String(form.get('coupon') ?? form.get('zip') ?? ''),
    line: String(form.get('line') ?? ''),
  };
  return data(refused, { status: answer.status });
};

/** A refused change often means that the cart is no longer what the page shows. */
export const shouldRevalidate = () => true;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Your cart'));
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, ...others } = loaderData;
  return <CartPage loaded={cart} {...others} refused={actionData ?? null} />;
}
