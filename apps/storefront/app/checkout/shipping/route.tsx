import type { CartView } from '@counterpane/contract/cart/carts';
import type { Answer, Client } from '@counterpane/contract/client';
import { createCustomerClient } from '@counterpane/contract/customer/customer-calls';
import type { ErrorAnswer } from '@counterpane/contract/envelope';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { getClient, getFetchApi } from '../../api.ts';
import type { FormErrors } from '../../form/form-errors.ts';
import { fieldErrorsOf, hasErrors } from '../../form/form-errors.ts';
import { headText } from '../../language/head-text.ts';
import { offersAmazon } from '../../payment/offers-amazon.ts';
import { findFailure } from '../../payment/payment-failure.ts';
import { nextStep } from '../../payment/step-url.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import { requireStep } from '../require-step.ts';
import type { Route } from './+types/route.ts';
import { parseShipping, type ShippingValues, savedShipping, validateShipping } from './parse-shipping.ts';
import { type StateSuggestion, SUGGESTED_STATE } from './region-notes.tsx';
import { GROUND_INSTEAD, parseDeliveryIntent, sendDelivery } from './send-delivery.ts';
import { filledIn, findShippingAccount, SAVE_ADDRESS } from './shipping-account.ts';
import { ShippingPage } from './shipping-page.tsx';

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await requireStep('shipping', args)),
  account: await findShippingAccount(args),
  failure: await findFailure(getClient(args.context), new URL(args.request.url).searchParams),
  amazon: getServices(args.context).scriptOrigins.amazon ?? null,
});

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const client = getClient(context);
  const values = parseShipping(form);
  const corrected = form.get(SUGGESTED_STATE);
  if (typeof corrected === 'string') return takeSuggestedState(client, values, corrected);
  // Without script the choice of delivery arrives with the form, and it decides which states are possible.
  const delivery = await sendDelivery(client, form);
  if (parseDeliveryIntent(form) !== null) return afterDelivery(client, form, values, delivery);
  const errors = {
    ...(delivery && !delivery.ok ? fieldErrorsOf(delivery.error) : {}),
    ...validateShipping(form),
  };
  if (hasErrors(errors)) return data({ ...NOTHING, errors, values }, { status: 422 });
  const answer = await client.saveShipping(values);
  // The checkout goes on also where the account has no room, or its session has ended.
  if (answer.ok && form.has(SAVE_ADDRESS))
    await createCustomerClient(getFetchApi(context)).saveAddress(values.address);
  // The store decides whether the number gets any; that it could not be told is no matter of the checkout.
  if (answer.ok && values.sendSMS)
    await client.subscribeToTexts({ user: { email: values.email, phone: values.address.phone } });
  return answer.ok
    ? redirect(nextStep('billing', request))
    : data(
        { ...NOTHING, errors: fieldErrorsOf(answer.error), values, suggestion: suggestionOf(answer.error) },
        { status: answer.status },
      );
};

const NOTHING: Pick<FormAnswer, 'errors' | 'suggestion' | 'refused'> = {
  errors: undefined,
  suggestion: undefined,
  refused: null,
};

/** The form once more, as it was typed. */
interface FormAnswer {
  readonly errors: FormErrors | undefined;
  readonly values: ShippingValues;
  readonly suggestion: StateSuggestion | undefined;
  /** Why a choice of the delivery was refused. */
  readonly refused: string | null;
}

/** A change of the delivery alone. Where the state stood in its way, the taxes there are known from now on. */
const afterDelivery = async (
  client: Client,
  form: FormData,
  values: ReturnType<typeof parseShipping>,
  delivery: Answer<CartView> | null,
) => {
  if (delivery && !delivery.ok)
    return data({ ...NOTHING, values, refused: delivery.error.error }, { status: delivery.status });
  if (parseDeliveryIntent(form) === GROUND_INSTEAD)
    await client.setRegion({ shippingRegion: values.address });
  return data({ ...NOTHING, values });
};

/** After a refused choice of delivery the page is loaded anew: it shows the delivery that is stored. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  (formData !== undefined && parseDeliveryIntent(formData) !== null) || defaultShouldRevalidate;

/** Without script: the form once more, with the state where the ZIP code is used, and its taxes. */
const takeSuggestedState = async (
  client: Client,
  { address, ...rest }: ReturnType<typeof parseShipping>,
  state: string,
) => {
  const corrected = { ...address, state };
  await client.setRegion({ shippingRegion: corrected });
  return data({ ...NOTHING, values: { ...rest, address: corrected } });
};

const suggestionOf = ({ code, zip, states }: ErrorAnswer): StateSuggestion | undefined =>
  code === 'zip_mismatch' && typeof zip === 'string' && Array.isArray(states)
    ? { zip, states: states.filter((each) => typeof each === 'string') }
    : undefined;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Shipping'));
}

export default function ShippingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, checkout, failure, amazon, account } = loaderData;
  const values = actionData?.values ?? filledIn(savedShipping(checkout), account);
  return (
    <ShippingPage
      // Another address is another form: what was typed into the one before goes.
      key={account?.chosen?.id ?? ''}
      account={account}
      cart={cart}
      failure={failure}
      amazon={offersAmazon(checkout) ? amazon : null}
      offers={checkout}
      hidesEmailOptIn={checkout.hidesEmailOptIn}
      regionDebounceLeading={checkout.regionDebounceLeading}
      values={values}
      serverErrors={actionData?.errors}
      serverSuggestion={actionData?.suggestion}
      serverRefused={actionData?.refused ?? null}
    />
  );
}
