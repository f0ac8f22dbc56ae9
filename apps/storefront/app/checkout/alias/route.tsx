import { STEP_ALIASES } from '@counterpane/rules/checkout/steps';
import { data, redirect } from 'react-router';
import { addresses } from '../../addresses.ts';
import type { Route } from './+types/route.ts';

/** Older names of steps, and the checkout without a step. */
export const loader = ({ params: { alias } }: Route.LoaderArgs) => {
  if (alias === undefined) throw redirect(addresses.cart());
  const step = Object.hasOwn(STEP_ALIASES, alias) ? STEP_ALIASES[alias] : undefined;
  if (step === undefined) throw data('Page not found', { status: 404 });
  throw redirect(addresses.checkout(step));
};

export default function AliasRoute() {
  return null;
}
