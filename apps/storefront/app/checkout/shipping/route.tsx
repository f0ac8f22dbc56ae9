import type { Client } from '@counterpane/contract/client';
import type { ErrorAnswer } from '@counterpane/contract/envelope';
import { data, redirect } from 'react-router';
import { getClient } from '../../api.ts';
import { fieldErrorsOf, hasErrors } from '../../form/form-errors.ts';
import { headText } from '../../language/head-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { offersAmazon } from '../amazon/offers-amazon.ts';
import { requireStep } from '../facts.ts';
import { findFailure } from '../payment-failure.ts';
import { nextStep } from '../step-address.ts';
import type { Route } from './+types/route.ts';
import { MEND, type Mend } from './region-notes.tsx';
import { checkShipping, parseShipping, savedShipping } from './shipping-form.ts';
import { ShippingPage } from './shipping-page.tsx';

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await requireStep('shipping', args)),
  failure: await findFailure(getClient(args.context), new URL(args.request.url).searchParams),
});

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const values = parseShipping(form);
  const mended = form.get(MEND);
  if (typeof mended === 'string') return mendState(getClient(context), values, mended);
  const errors = checkShipping(form);
  if (hasErrors(errors)) return data({ errors, values, mend: undefined }, { status: 422 });
  const answer = await getClient(context).saveShipping(values);
  return answer.ok
    ? redirect(nextStep('billing', request))
    : data(
        { errors: fieldErrorsOf(answer.error), values, mend: mendOf(answer.error) },
        { status: answer.status },
      );
};

/** Without script: the form once more, with the state where the ZIP code is used, and its taxes. */
const mendState = async (
  client: Client,
  { address, ...rest }: ReturnType<typeof parseShipping>,
  state: string,
) => {
  const mended = { ...address, state };
  await client.setRegion({ shippingRegion: mended });
  return data({ errors: undefined, values: { ...rest, address: mended }, mend: undefined });
};

const mendOf = ({ code, zip, states }: ErrorAnswer): Mend | undefined =>
  code === 'zip_mismatch' && typeof zip === 'string' && Array.isArray(states)
    ? { zip, states: states.filter((each) => typeof each === 'string') }
    : undefined;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Shipping'));
}

export default function ShippingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, checkout, failure } = loaderData;
  return (
    <ShippingPage
      cart={cart}
      failure={failure}
      hasAmazon={offersAmazon(checkout)}
      hidesEmailOptIn={checkout.hidesEmailOptIn}
      regionDebounceLeading={checkout.regionDebounceLeading}
      values={actionData?.values ?? savedShipping(checkout)}
      serverErrors={actionData?.errors}
      serverMend={actionData?.mend}
    />
  );
}
