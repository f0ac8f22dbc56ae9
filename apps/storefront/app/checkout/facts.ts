import type { CartView } from '@counterpane/contract/carts';
import type { CheckoutView } from '@counterpane/contract/checkout';
import { allowedStep, type Progress, type Step } from '@counterpane/rules/checkout/steps';
import { type RouterContextProvider, redirect } from 'react-router';
import { addresses } from '../addresses.ts';
import { getClient, requireResult } from '../api.ts';

/** What every step of the checkout shows and decides by. */
export interface CheckoutFacts {
  readonly cart: CartView;
  readonly checkout: CheckoutView;
}

interface StepRequest {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/** The facts of a step, or a redirect to the first step whose needs are not met. */
export const requireStep = async (
  wanted: Step,
  { context, request }: StepRequest,
): Promise<CheckoutFacts> => {
  const facts = await getFacts(context);
  const step = allowedStep(wanted, progressOf(facts, new URL(request.url).searchParams));
  if (step !== wanted) throw redirect(addresses.checkout(step));
  return facts;
};

export const getFacts = async (context: Readonly<RouterContextProvider>): Promise<CheckoutFacts> => {
  const client = getClient(context);
  const [cart, checkout] = await Promise.all([client.cart(), client.checkout()]);
  return { cart: requireResult(cart), checkout: requireResult(checkout) };
};

const RETURN_PARAMETERS = [
  'amazonCheckoutSessionId',
  'afterpay',
  'truemed',
  'payment_intent',
  'payment_intent_client_secret',
  'orderId',
];

/** Whether a provider sent the shopper back here. */
export const hasReturnParameters = (query: URLSearchParams): boolean =>
  RETURN_PARAMETERS.some((name) => query.has(name));

/** How far a shopper has come. */
export const progressOf = ({ cart, checkout }: CheckoutFacts, query: URLSearchParams): Progress => ({
  cartIsEmpty: cart.items.length === 0,
  hasShippingAddress: checkout.submittedSteps.shipping && checkout.shippingAddress?.line1 !== '',
  hasBilling: checkout.submittedSteps.billing,
  isExpress: false,
  hasReturnParameters: hasReturnParameters(query),
});
