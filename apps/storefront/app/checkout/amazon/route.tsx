import { amazonCalls } from '@counterpane/contract/checkout/amazon-calls';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { getClient, getFetchApi, requireResult } from '../../api.ts';
import { headText } from '../../language/head-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { findFailure } from '../../payment/payment-failure.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import { getCheckoutFacts } from '../require-step.ts';
import { placeOrder } from '../review/place-order.ts';
import { refusalOf } from '../review/refusal.ts';
import { addressAfter } from '../review/return-from-provider.ts';
import { parseAgreement } from '../review/review-form.ts';
import { ReviewPage } from '../review/review-page.tsx';
import type { Route } from './+types/route.ts';
import { AmazonFailed } from './amazon-failed.tsx';
import { fail, failed, findSessionId, returnFromAmazon, type Visit } from './return-from-amazon.ts';
import { NO_REDIRECT_URL } from './session-action.ts';

type Context = Readonly<RouterContextProvider>;

/** Back from Amazon: with an address to check, with a payment that was agreed to, or with neither. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const failure = await arrive(context, request);
  const facts = await getCheckoutFacts(context);
  if (facts.cart.items.length === 0) throw redirect(pageUrls.cart());
  const amazon = getServices(context).scriptOrigins.amazon ?? null;
  return { ...facts, failure, amazon, idempotencyKey: crypto.randomUUID() };
};

/** Why there is nothing to review; null when there is. */
const arrive = async (context: Context, request: Request): Promise<string | null> => {
  const failure = await findFailure(getClient(context), new URL(request.url).searchParams);
  if (failure !== null) return failure;
  const visit = await findVisit(context, request);
  if (!visit) throw redirect(pageUrls.cart());
  const arrival = await returnFromAmazon(visit);
  if (arrival.kind === 'leave') throw redirect(arrival.to);
  return arrival.kind === 'failure' ? arrival.text : null;
};

/** The order, and with it the payment info: the shopper agrees to it at Amazon. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const visit = await findVisit(context, request);
  if (!visit) return redirect(pageUrls.cart());
  const { client, checkout } = visit;
  const returnUrl = new URL(pageUrls.checkout('review'), request.url).href;
  const placed = await placeOrder(client, checkout, parseAgreement(form), returnUrl);
  if (placed.ok) {
    const { nextAction } = placed.order.paymentDetails;
    return redirect(nextAction?.url ?? addressAfter(placed.order), 303);
  }
  const { code, error, reason, orderId } = placed.error;
  if (code !== 'payment_failed' || typeof orderId !== 'string')
    return data(refusalOf(placed.error), { status: placed.status });
  await fail(visit, failed(reason === 'no_redirect_url' ? NO_REDIRECT_URL : error));
  return redirect(pageUrls.amazon({ failedOrder: orderId }), 303);
};

/** Null when the address names no session: there is nothing to come back with. */
const findVisit = async (context: Context, request: Request): Promise<Visit | null> => {
  const query = new URL(request.url).searchParams;
  const { report } = getServices(context);
  const sessionId = findSessionId(query, report);
  if (sessionId === null) return null;
  const client = getClient(context);
  const { checkout } = await getCheckoutFacts(context);
  const { country } = requireResult(await client.chrome()).storefront;
  const sessions = amazonCalls(getFetchApi(context), checkout.usesAmazonPayV2);
  const orderId = query.get('orderId');
  // What the button has begun at Amazon gets its name here. Of a session that is not this cart's nothing is told below.
  if (orderId === null && checkout.amazonCheckoutSessionId !== sessionId) await sessions.adopt(sessionId);
  return { client, sessions, checkout, report, sessionId, country, orderId };
};

/** The next press of the button is a new try with a key of its own. */
export const shouldRevalidate = () => true;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Review'));
}

export default function AmazonRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { failure, checkout, cart, amazon } = loaderData;
  const step = checkout.expressFallbackStep ?? 'shipping';
  if (failure !== null)
    return <AmazonFailed text={failure} step={step} amazon={amazon} total={cart.totalPrice} />;
  return <ReviewPage {...loaderData} refusal={actionData ?? null} />;
}
