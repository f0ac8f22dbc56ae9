import type { CartView } from '@counterpane/contract/cart/carts';
import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import { allowedStep, type Progress, type Step } from '@counterpane/rules/checkout/steps';
import { type RouterContextProvider, redirect } from 'react-router';
import { getClient, requireResult } from '../api.ts';
import { hasReturnParameters } from './return-parameters.ts';
import { stepAddress } from './step-address.ts';

/** What every step of the checkout shows and decides by. */
export interface CheckoutFacts {
  readonly cart: CartView;
  readonly checkout: CheckoutState;
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
  const query = new URL(request.url).searchParams;
  const step = allowedStep(wanted, progressOf(facts, query));
  if (step !== wanted) throw redirect(stepAddress(step, { query, keepQuery: true }));
  return facts;
};

export const getFacts = async (context: Readonly<RouterContextProvider>): Promise<CheckoutFacts> => {
  const checkout = requireResult(await getClient(context).checkout());
  return { cart: checkout.cart, checkout };
};

/** How far a shopper has come. */
export const progressOf = ({ cart, checkout }: CheckoutFacts, query: URLSearchParams): Progress => ({
  cartIsEmpty: cart.items.length === 0,
  hasShippingAddress: checkout.submittedSteps.shipping && checkout.shippingAddress?.line1 !== '',
  hasBilling: checkout.submittedSteps.billing,
  isExpress: checkout.isExpressPayment,
  hasReturnParameters: hasReturnParameters(query),
});
