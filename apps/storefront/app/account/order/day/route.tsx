import { data, redirect } from 'react-router';
import { getClient, requireResult } from '../../../api.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { headText } from '../../../language/head-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import { DayPage } from './day-page.tsx';

const shipmentOf = (request: Request): string => new URL(request.url).searchParams.get('shipment') ?? '';

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const client = getClient(context);
  const [order, days] = await Promise.all([
    client.order(params.id),
    client.deliveryDays(params.id, shipmentOf(request)),
  ]);
  return { order: requireResult(order), days: requireResult(days) };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const day = String(form.get('day') ?? '');
  const window = String(form.get('window') ?? '');
  const answer = await getClient(context).chooseDeliveryDay(params.id, shipmentOf(request), { day, window });
  return answer.ok
    ? redirect(pageUrls.order(params.id, 'day'), 303)
    : data({ day, window, error: answer.error.error }, { status: answer.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Choose another delivery day'));
}

export default function DayRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageShell>
      <DayPage {...loaderData} refused={actionData ?? null} />
    </PageShell>
  );
}
