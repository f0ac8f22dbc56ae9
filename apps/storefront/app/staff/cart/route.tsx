import type { Answer } from '@counterpane/contract/client';
import type { Translate } from '@counterpane/messages/translator';
import { data, redirect } from 'react-router';
import { changeCart, ownRefusal, parseIntent, quantityRefusal } from '../../cart/change-cart.ts';
import type { RefusedChange } from '../../cart/refused-change.ts';
import { writeShare } from '../../cart/share/write-share.ts';
import { headText } from '../../language/head-text.ts';
import { requestText } from '../../language/request-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getCartClient, getRemoteClient, getShareClient, requireAllowed } from '../require-staff.ts';
import type { Route } from './+types/route.ts';
import { addBySku } from './add-by-sku.ts';
import { StaffCartPage } from './staff-cart-page.tsx';

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const client = getRemoteClient(context);
  const query = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const seen = requireAllowed(await client.cart(params.cartId));
  const found = query === '' ? [] : requireAllowed(await client.findProducts(params.cartId, query));
  const share = requireAllowed(await getShareClient(context, params.cartId).share());
  return { seen, query, found, share };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const { cartId } = params;
  if (form.get('intent') === 'leave') {
    await getRemoteClient(context).leave(cartId);
    return redirect(pageUrls.staffConsole());
  }
  const wish = form.get('share');
  if (wish !== null) {
    const answer = await writeShare(getShareClient(context, cartId), wish);
    if (answer.ok) return redirect(pageUrls.staffCart(cartId));
    return refuse(form, answer, requestText(context));
  }
  const version = form.get('version');
  const client = getCartClient(context, cartId, version === null ? null : Number(version));
  const sku = form.get('sku');
  const answer =
    sku === null
      ? await changeCart(client, form)
      : await addBySku(client, getRemoteClient(context), { cartId, sku: String(sku) });
  if (answer.ok) return redirect(pageUrls.staffCart(cartId));
  return refuse(form, answer, requestText(context));
};

/** Why nothing was changed; whose session or visit has ended is led on. */
const refuse = (form: FormData, answer: Extract<Answer<unknown>, { ok: false }>, t: Translate) => {
  if (['sign_in_required', 'remote_control_ended'].includes(answer.error.code)) requireAllowed(answer);
  const intent = parseIntent(form);
  const refused: RefusedChange = {
    intent,
    error:
      intent === 'quantity' && form.get('sku') === null
        ? quantityRefusal(answer.error, t)
        : ownRefusal(answer.error, t),
    typed: String(form.get('coupon') ?? ''),
    line: String(form.get('line') ?? ''),
  };
  return data(refused, { status: answer.status });
};

/** A refused change often means that the cart is no longer what the page shows. */
export const shouldRevalidate = () => true;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('A shopper’s cart'));
}

export default function StaffCartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffCartPage {...loaderData} refused={actionData ?? null} />;
}
