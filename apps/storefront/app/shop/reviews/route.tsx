import { getClient, requireResult } from '../../api.ts';
import { leaveUncached, tagPage } from '../../cache-headers.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { headText } from '../../language/head-text.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import { reviewUrls } from './review-urls.ts';
import { ReviewsView } from './reviews-view.tsx';

/** What customers think of one product, or of all. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const page = requireResult(await getClient(context).reviewPage(Object.fromEntries(searchParams)));
  tagPage(context, ['reviews', ...(page.product ? [`product:${page.product.name}`] : [])]);
  if (page.isSilent) leaveUncached(context);
  return { page };
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const t = headText(root);
  const { product, figures, scores, sort, storefront } = loaderData.page;
  const title = product ? t('Reviews of {product}', { product: product.title }) : t('What our customers say');
  return pageMeta({
    root,
    title: `${title} | ${storefront.name}`,
    description: t('What people who sleep on it say: scores, verified buyers, and our answers.'),
    path: reviewUrls.reviews({ product: product?.name }),
    alternates: storefront.alternates,
    // Samples, lists that are narrowed and empty ones are none for search engines.
    index: figures.total > 0 && !figures.isSample && scores.length === 0 && sort === 'newest',
  });
}

export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <PageShell
      elsewhere={{
        alternates: page.storefront.alternates,
        path: reviewUrls.reviews({ product: page.product?.name }),
      }}
    >
      <ReviewsView page={page} />
    </PageShell>
  );
}
