import { data, redirect } from 'react-router';
import { getClient, requireResult } from '../../api.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { headText } from '../../language/head-text.ts';
import { type OrderNews, pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { SECRET_ADDRESS } from '../secret-address.ts';
import type { Route } from './+types/route.ts';
import { findCurrentNews } from './difference/find-current-news.ts';
import { ExpiredLink } from './expired-link.tsx';
import { followOrderLink } from './follow-order-link.ts';
import { OrderPage } from './order-page.tsx';

/** Opened by its visitor, or by the cookie that the link of an email is exchanged for. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const client = getClient(context);
  const url = new URL(request.url);
  const link = await followOrderLink(client, { id: params.id, url });
  if (link === 'ended')
    return data(
      {
        order: null,
        fulfillment: null,
        returns: null,
        claims: null,
        reviews: null,
        consents: [],
        additions: null,
        timeline: [],
        isSent: url.searchParams.has('sent'),
        news: null,
      },
      { status: 410, headers: SECRET_ADDRESS },
    );
  const [order, where, returns, claims, reviews, consents, additions, timeline] = await Promise.all([
    client.order(params.id),
    client.fulfillment(params.id),
    client.orderReturns(params.id),
    client.orderClaims(params.id),
    client.orderReviews(params.id),
    client.orderConsents(params.id),
    client.orderAdditions(params.id),
    client.orderTimeline(params.id),
  ]);
  const shown = requireResult(order);
  // What pays for an address has no page of its own.
  if (shown.addressOf) throw redirect(pageUrls.order(shown.addressOf.id));
  const going = {
    fulfillment: where.ok ? where.result : null,
    returns: returns.ok ? returns.result : null,
  };
  const news = parseNews(url.searchParams.get('news'));
  return data({
    order: shown,
    ...going,
    claims: claims.ok ? claims.result : null,
    reviews: reviews.ok ? reviews.result : null,
    consents: consents.ok ? consents.result : [],
    additions: additions.ok ? additions.result : null,
    timeline: timeline.ok ? timeline.result : [],
    isSent: false,
    news: await findCurrentNews(client, { id: params.id, news, ...going }),
  });
};

const NEWS = [
  'cancelled',
  'address',
  'day',
  'return',
  'return-cancelled',
  'exchange-paid',
  'exchange-failed',
  'exchange-left',
  'exchange-over',
  'exchange-called-off',
  'exchange-ended',
  'address-paid',
  'address-failed',
  'address-left',
  'address-over',
  'address-called-off',
  'address-ended',
  'address-stays',
  'claim',
  'claim-withdrawn',
  'review',
  'review-withdrawn',
  'consent',
] as const satisfies readonly OrderNews[];

const parseNews = (told: string | null): OrderNews | null => NEWS.find((one) => one === told) ?? null;

/** Asks for a new link. The answer is the same whatever order it is asked for. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const answer = await getClient(context).sendOrderLink(params.id);
  if (!answer.ok) return data(answer.error.error, { status: answer.status, headers: SECRET_ADDRESS });
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return redirect(pageUrls.orderLinkSent(params.id, token), { status: 303, headers: SECRET_ADDRESS });
};

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs): Headers =>
  actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t(loaderData?.order === null ? 'This link has ended' : 'Your order'));
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order, fulfillment, returns, claims, reviews, consents, additions, timeline, isSent, news } =
    loaderData;
  return (
    <PageShell>
      {order ? (
        <OrderPage
          order={order}
          fulfillment={fulfillment}
          returns={returns}
          claims={claims}
          reviews={reviews}
          consents={consents}
          additions={additions}
          timeline={timeline}
          news={news}
        />
      ) : (
        <ExpiredLink isSent={isSent} problem={actionData ?? null} />
      )}
    </PageShell>
  );
}
