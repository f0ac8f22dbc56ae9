import { data, redirect } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { getClient, requireResult } from '../../../api.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { fieldErrorsOf } from '../../../form/form-errors.ts';
import { parseAddress } from '../../../form/parse-address.ts';
import { headText } from '../../../language/head-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { paymentUrl } from '../difference/difference-pages.ts';
import type { Route } from './+types/route.ts';
import { AddressPage } from './address-page.tsx';

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const client = getClient(context);
  const [order, where] = await Promise.all([client.order(params.id), client.fulfillment(params.id)]);
  return { order: requireResult(order), fulfillment: requireResult(where) };
};

/** First what the new address changes, then the change, for the cents that were seen. What is to be paid leads to its company. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const client = getClient(context);
  const values = parseAddress(form);
  if (form.get('refund') === null) {
    const looked = await client.previewAddress(params.id, { address: values });
    return looked.ok
      ? data({ values, errors: {}, seen: looked.result })
      : data({ values, errors: fieldErrorsOf(looked.error), seen: null }, { status: looked.status });
  }
  const cents = (name: string) => Number(form.get(name));
  const toPay = cents('toPay');
  const changed = await client.changeAddress(params.id, {
    ...{ address: values, refund: cents('refund'), fromCredit: cents('fromCredit'), toPay },
  });
  if (!changed.ok)
    return data({ values, errors: fieldErrorsOf(changed.error), seen: null }, { status: changed.status });
  if (toPay === 0) return redirect(pageUrls.order(params.id, 'address'), 303);
  const opened = await client.payAddress(params.id);
  // What cannot be paid now may be called off already: the way back tells what is true.
  return redirect(
    opened.ok ? paymentUrl('address', params.id, opened.result) : accountUrls.payAddress(params.id),
    303,
  );
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Change the address'));
}

export default function AddressRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageShell>
      <AddressPage {...loaderData} typed={actionData ?? null} />
    </PageShell>
  );
}
