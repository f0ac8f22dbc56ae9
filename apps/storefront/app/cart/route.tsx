import { data, redirect } from 'react-router';
import { addresses } from '../addresses.ts';
import { getClient, requireResult } from '../api.ts';
import { forgetCoupon } from '../coupon/coupon-cookie.ts';
import { dropExpiredCoupon, offerCoupon } from '../coupon/offer-coupon.ts';
import { privateMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import { CartPage } from './cart-page.tsx';
import { changeCart, quantityRefusal } from './change-cart.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const client = getClient(context);
  const cart = await offerCoupon(client, request, requireResult(await client.cart()));
  return dropExpiredCoupon(client, cart);
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const answer = await changeCart(getClient(context), form);
  const intent = form.get('intent');
  // A code that was taken out must not come back with the next page.
  const headers = intent === 'remove-coupon' ? { 'Set-Cookie': forgetCoupon() } : undefined;
  if (answer.ok) return redirect(addresses.cart(), { headers });
  const isCoupon = intent === 'coupon';
  const typed = String(form.get('coupon') ?? '');
  // A removed line that was gone already has no place on the page to say so.
  const line = isCoupon || intent === 'remove' ? null : String(form.get('line') ?? '');
  const error = line === null ? answer.error.error : quantityRefusal(answer.error);
  return data({ error, isCoupon, typed, line }, { status: answer.status });
};

/** A refused change often means that the cart is no longer what the page shows. */
export const shouldRevalidate = () => true;

export const meta = () => privateMeta('Your cart');

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CartPage loaded={loaderData} refused={actionData ?? null} />;
}
