import { getClient, requireResult } from '../api.ts';
import { PageShell } from '../chrome/page-shell.tsx';
import { headText } from '../language/head-text.ts';
import { privateMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import { OrderPage } from './order-page.tsx';

/** Opened by its visitor, or by the signed token of an e-mail. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token');
  return requireResult(await getClient(context).order(params.id, token));
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Your order'));
}

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageShell>
      <OrderPage order={loaderData} />
    </PageShell>
  );
}
