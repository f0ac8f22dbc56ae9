import type { CartView } from '@counterpane/contract/cart/carts';
import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import { allowedStep, type Progress, type Step } from '@counterpane/rules/checkout/steps';
import { type RouterContextProvider, redirect } from 'react-router';
import { getClient, requireResult } from '../api.ts';
import { hasReturnParameters } from '../payment/return-parameters.ts';
import { stepUrl } from '../payment/step-url.ts';

/** The cart and the state of the checkout, which every step of it needs. */
export interface CheckoutFacts {
  readonly cart: CartView;
  readonly checkout: CheckoutState;
}

interface StepRequest {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/**
 * Guards a step of the checkout.
 * @throws the redirect to the first step whose needs are not met
 */
export const requireStep = async (
  wanted: Step,
  { context, request }: StepRequest,
): Promise<CheckoutFacts> => {
  const facts = await getCheckoutFacts(context);
  const query = new URL(request.url).searchParams;
  const step = allowedStep(wanted, progressOf(facts, query));
  if (step !== wanted) throw redirect(stepUrl(step, { query, keepQuery: true }));
  return facts;
};

export const getCheckoutFacts = async (context: Readonly<RouterContextProvider>): Promise<CheckoutFacts> => {
  const checkout = requireResult(await getClient(context).checkout());
  return { cart: checkout.cart, checkout };
};

/** How far the shopper has come in the checkout. */
export const progressOf = ({ cart, checkout }: CheckoutFacts, query: URLSearchParams): Progress => ({
  cartIsEmpty: cart.items.length === 0,
  hasShippingAddress: checkout.submittedSteps.shipping && checkout.shippingAddress?.line1 !== '',
  hasBilling: checkout.submittedSteps.billing,
  isExpress: checkout.isExpressPayment,
  hasReturnParameters: hasReturnParameters(query),
});
