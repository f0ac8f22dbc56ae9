import { data, redirect } from 'react-router';
import { addresses } from '../addresses.ts';
import { getClient, requireResult } from '../api.ts';
import { privateMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import { CartPage } from './cart-page.tsx';
import { changeCart } from './change-cart.ts';
import { EmptyCart } from './empty-cart.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => requireResult(await getClient(context).cart());

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const answer = await changeCart(getClient(context), form);
  if (answer.ok) return redirect(addresses.cart());
  const isCoupon = form.get('intent') === 'coupon';
  const typed = String(form.get('coupon') ?? '');
  return data({ error: answer.error.error, isCoupon, typed }, { status: answer.status });
};

/** A refused change often means that the cart is no longer what the page shows. */
export const shouldRevalidate = () => true;

export const meta = () => privateMeta('Your cart');

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.items.length === 0) return <EmptyCart notices={loaderData.notices} />;
  return <CartPage loaded={loaderData} refused={actionData ?? null} />;
}
