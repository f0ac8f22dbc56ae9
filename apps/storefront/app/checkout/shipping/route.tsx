import { data, redirect } from 'react-router';
import { addresses } from '../../addresses.ts';
import { getClient } from '../../api.ts';
import { fieldErrorsOf, hasErrors } from '../../form/form-errors.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { requireStep } from '../facts.ts';
import type { Route } from './+types/route.ts';
import { checkShipping, parseShipping, savedShipping } from './shipping-form.ts';
import { ShippingPage } from './shipping-page.tsx';

export const loader = (args: Route.LoaderArgs) => requireStep('shipping', args);

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const values = parseShipping(form);
  const errors = checkShipping(form);
  if (hasErrors(errors)) return data({ errors, values }, { status: 422 });
  const answer = await getClient(context).saveShipping(values);
  return answer.ok
    ? redirect(addresses.checkout('billing'))
    : data({ errors: fieldErrorsOf(answer.error), values }, { status: answer.status });
};

export const meta = () => privateMeta('Shipping');

export default function ShippingRoute({ loaderData: { cart, checkout }, actionData }: Route.ComponentProps) {
  return (
    <ShippingPage
      cart={cart}
      hidesEmailOptIn={checkout.hidesEmailOptIn}
      values={actionData?.values ?? savedShipping(checkout)}
      serverErrors={actionData?.errors}
    />
  );
}
