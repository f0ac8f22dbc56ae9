import { data, redirect } from 'react-router';
import { getClient } from '../../api.ts';
import { headText } from '../../language/head-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { hasReturnParameters } from '../../payment/return-parameters.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import { getCheckoutFacts, requireStep } from '../require-step.ts';
import type { Route } from './+types/route.ts';
import { placeOrder } from './place-order.ts';
import { refusalOf } from './refusal.ts';
import { addressAfter, returnFromProvider } from './return-from-provider.ts';
import { parseAgreement } from './review-form.ts';
import { ReviewPage } from './review-page.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  if (hasReturnParameters(searchParams))
    throw await returnFromProvider(getClient(args.context), searchParams, getServices(args.context).report);
  const facts = await requireStep('review', args);
  return { ...facts, idempotencyKey: crypto.randomUUID() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const agreement = parseAgreement(await request.formData());
  const { checkout } = await getCheckoutFacts(context);
  const returnUrl = new URL(pageUrls.checkout('review'), request.url).href;
  const placed = await placeOrder(getClient(context), checkout, agreement, returnUrl);
  if (!placed.ok) {
    const { code, orderId } = placed.error;
    // Refused for good: another card is chosen on the billing step, which reads out why.
    if (code === 'payment_failed' && typeof orderId === 'string')
      return redirect(pageUrls.checkout('billing', { failedOrder: orderId }));
    return data(refusalOf(placed.error), { status: placed.status });
  }
  const { nextAction } = placed.order.paymentDetails;
  const { paymentProvider, paymentProviders } = checkout;
  const method = paymentProviders.find(({ id }) => id === paymentProvider);
  if (nextAction && method?.entry === 'frame') return redirect(pageUrls.framed(method.id, placed.order.id));
  // Its form is shown in our page where its script is known.
  if (nextAction?.type === 'redirect' && nextAction.plan && getServices(context).scriptOrigins.splitit)
    return redirect(pageUrls.pay(placed.order.id));
  return redirect(nextAction?.url ?? addressAfter(placed.order));
};

/** After a refusal too: the price may be another one, and the next press is a new try with a key of its own. */
export const shouldRevalidate = () => true;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Review'));
}

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage {...loaderData} refusal={actionData ?? null} />;
}
