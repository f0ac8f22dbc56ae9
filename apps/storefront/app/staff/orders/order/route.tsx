import { data, redirect } from 'react-router';
import { headText } from '../../../language/head-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { reauthenticate } from '../../reauthentication/reauthenticate.ts';
import { requireAllowed } from '../../require-staff.ts';
import { getStaffOrdersClient } from '../staff-orders-client.ts';
import type { Route } from './+types/route.ts';
import { changeOrder, LOOK, lookAtRefund, type RefusedOrderChange, textOf, typedOf } from './change-order.ts';
import { StaffOrderPage } from './staff-order-page.tsx';

const NEWS = ['changed', 'asked', 'moved'] as const;

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const order = requireAllowed(await getStaffOrdersClient(context).order(params.id));
  // Forms that are sent twice are told apart from a second wish by it.
  const formKey = crypto.randomUUID();
  const told = new URL(request.url).searchParams.get('news');
  return { order, formKey, news: NEWS.find((one) => one === told) ?? null };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const client = getStaffOrdersClient(context);
  const typed = typedOf(form);
  if (textOf(form, 'intent') === LOOK) {
    const { status, ...looked } = await lookAtRefund(client, params.id, form);
    return status === 401 ? toSignIn() : data<RefusedOrderChange>({ ...typed, ...looked }, { status });
  }
  const answer = (await reauthenticate(context, form)) ?? (await changeOrder(client, params.id, form));
  if (answer.ok) return redirect(pageUrls.staffOrder(params.id, newsOf(form)));
  if (answer.status === 401) return toSignIn();
  const isSpent = 'isSpent' in answer && answer.isSpent;
  const refused: RefusedOrderChange = {
    ...typed,
    key: isSpent ? null : typed.key,
    error: answer.error,
    preview:
      typed.intent === 'lines' && !isSpent ? (await lookAtRefund(client, params.id, form)).preview : null,
  };
  return data(refused, { status: answer.status });
};

const toSignIn = () => redirect(pageUrls.staffSignIn());

/** What the page says once it is done. */
const newsOf = (form: FormData): (typeof NEWS)[number] => {
  if (textOf(form, 'shipment') !== '' || textOf(form, 'return') !== '') return 'moved';
  return textOf(form, 'intent') === 'ask' ? 'asked' : 'changed';
};

/** A refused change often means that the order is no longer what the page shows. */
export const shouldRevalidate = () => true;

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Order {id}', { id: loaderData?.order.shortId ?? '' }));
}

export default function StaffOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData ?? null;
  return <StaffOrderPage {...loaderData} formKey={refused?.key ?? loaderData.formKey} refused={refused} />;
}
