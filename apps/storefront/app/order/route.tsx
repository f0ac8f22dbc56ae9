import { getClient, requireResult } from '../api.ts';
import { PageShell } from '../chrome/page-shell.tsx';
import { privateMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import { OrderPage } from './order-page.tsx';

/** Opened by its visitor, or by the signed token of an e-mail. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token');
  return requireResult(await getClient(context).order(params.id, token));
};

export const meta = () => privateMeta('Your order');

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageShell>
      <OrderPage order={loaderData} />
    </PageShell>
  );
}
