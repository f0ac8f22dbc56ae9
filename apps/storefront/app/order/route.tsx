import { createClient, type FetchApi } from '@counterpane/contract/client';
import { requireResult } from '../api.ts';
import { PageShell } from '../chrome/page-shell.tsx';
import { privateMeta } from '../seo/page-meta.ts';
import { getServices } from '../services.ts';
import type { Route } from './+types/route.ts';
import { OrderPage } from './order-page.tsx';

/** Opened by its visitor, or by the signed token of an e-mail. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token');
  const { fetchApi } = getServices(context);
  return requireResult(await createClient(withToken(fetchApi, token)).order(params.id));
};

const withToken =
  (fetchApi: FetchApi, token: string | null): FetchApi =>
  (path, init) =>
    fetchApi(token === null ? path : `${path}?token=${encodeURIComponent(token)}`, init);

export const meta = () => privateMeta('Your order');

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageShell>
      <OrderPage order={loaderData} />
    </PageShell>
  );
}
