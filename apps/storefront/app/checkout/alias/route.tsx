import { STEP_ALIASES } from '@counterpane/rules/checkout/steps';
import { data, redirect } from 'react-router';
import { nextStep } from '../../payment/step-url.ts';
import type { Route } from './+types/route.ts';

/** Older names of steps, and the checkout without a step. */
export const loader = ({ params: { alias }, request }: Route.LoaderArgs) => {
  if (alias === undefined) throw redirect(nextStep('cart', request));
  const step = Object.hasOwn(STEP_ALIASES, alias) ? STEP_ALIASES[alias] : undefined;
  if (step === undefined) throw data('Page not found', { status: 404 });
  throw redirect(nextStep(step, request));
};

export default function AliasRoute() {
  return null;
}
