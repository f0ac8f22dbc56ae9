import { data, redirect } from 'react-router';
import { getClient, requireResult } from '../../api.ts';
import { headText } from '../../language/head-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { parseOrigin } from '../../payment/express-offers.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import { getCheckoutFacts } from '../require-step.ts';
import { refusalOf } from '../review/refusal.ts';
import { addressAfter } from '../review/return-from-provider.ts';
import type { Route } from './+types/route.ts';
import { parseApproval } from './express-form.ts';
import { ExpressPage } from './express-page.tsx';
import { placeExpressOrder } from './place-express-order.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const facts = await getCheckoutFacts(context);
  if (facts.cart.items.length === 0) throw redirect(pageUrls.cart());
  // Where nothing is due there is nothing for a wallet to pay.
  if (facts.cart.totalPrice.amount === 0) throw redirect(pageUrls.checkout('shipping'));
  return {
    ...facts,
    scripts: getServices(context).scriptOrigins,
    from: parseOrigin(new URL(request.url).searchParams.get('from')),
    idempotencyKey: crypto.randomUUID(),
  };
};

/** What was approved becomes the order; what fails leads back to where the shopper came from. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const client = getClient(context);
  const approval = parseApproval(await request.formData());
  const { permissions } = requireResult(await client.checkout());
  const returnUrl = new URL(pageUrls.checkout('review'), request.url).href;
  const placed = await placeExpressOrder(client, approval, permissions, returnUrl);
  if (placed.ok) {
    const { nextAction } = placed.order.paymentDetails;
    return redirect(nextAction?.url ?? addressAfter(placed.order, approval.from));
  }
  const { code, orderId } = placed.error;
  if (code === 'payment_failed' && typeof orderId === 'string')
    return redirect(pageUrls.checkout(approval.from, { failedOrder: orderId }));
  return data(refusalOf(placed.error), { status: placed.status });
};

/** After a refusal the price may be another one, and the next approval is a new try. */
export const shouldRevalidate = () => true;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Express checkout'));
}

export default function ExpressRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ExpressPage {...loaderData} refusal={actionData ?? null} />;
}
