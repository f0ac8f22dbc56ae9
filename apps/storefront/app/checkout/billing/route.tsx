import { data, redirect } from 'react-router';
import { getClient, requireResult } from '../../api.ts';
import { fieldErrorsOf, hasErrors } from '../../form/form-errors.ts';
import { headText } from '../../language/head-text.ts';
import { requestText } from '../../language/request-text.ts';
import { findAbandonedPayment } from '../../payment/abandoned-payment.ts';
import { findFailure } from '../../payment/payment-failure.ts';
import { nextStep } from '../../payment/step-url.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import { requireStep } from '../require-step.ts';
import type { Route } from './+types/route.ts';
import { parseBilling, validateBilling } from './billing-form.ts';
import { BillingPage } from './billing-page.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  const client = getClient(args.context);
  const { searchParams } = new URL(args.request.url);
  // Before the step is asked for: an order that went through has emptied the cart.
  const abandoned = await findAbandonedPayment(client, searchParams);
  const facts = await requireStep('billing', args);
  return {
    ...facts,
    scripts: getServices(args.context).scriptOrigins,
    failure: (await findFailure(client, searchParams)) ?? abandoned?.failure ?? null,
    abandoned,
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const credit = form.get('credit');
  if (credit !== null) {
    requireResult(await getClient(context).useCredit(credit === 'on'));
    return redirect(nextStep('billing', request));
  }
  const values = parseBilling(form);
  const errors = validateBilling(form, requestText(context));
  if (hasErrors(errors)) return data({ errors, values }, { status: 422 });
  const answer = await getClient(context).saveBilling(values);
  return answer.ok
    ? redirect(nextStep('review', request))
    : data({ errors: fieldErrorsOf(answer.error), values }, { status: answer.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Billing'));
}

export default function BillingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, checkout, scripts, failure, abandoned } = loaderData;
  return (
    <BillingPage
      cart={cart}
      checkout={checkout}
      scripts={scripts}
      failure={failure}
      abandoned={abandoned}
      sent={actionData?.values ?? null}
      serverErrors={actionData?.errors}
    />
  );
}
