import { data } from 'react-router';
import { getClient, requireResult } from '../../../api.ts';
import { tagPage } from '../../../cache-headers.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { headText } from '../../../language/head-text.ts';
import { pageMeta } from '../../../seo/page-meta.ts';
import { reviewUrls } from '../review-urls.ts';
import type { Route } from './+types/route.ts';
import { QuestionsView } from './questions-view.tsx';

/** What was asked about a product, with the form to ask something else. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const product = new URL(request.url).searchParams.get('product') ?? '';
  const page = requireResult(await getClient(context).questionPage(product));
  tagPage(context, ['reviews', `product:${page.product.name}`]);
  return { page };
};

/** Asks something. What was typed stands there again where it was refused. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const product = new URL(request.url).searchParams.get('product') ?? '';
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const asked = { author: typed('author'), email: typed('email'), text: typed('text') };
  const answer = await getClient(context).askQuestion({ product, ...asked });
  return answer.ok
    ? data({ typed: null, problem: null })
    : data({ typed: asked, problem: answer.error.error }, { status: answer.status });
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const t = headText(root);
  const { product, questions, storefront } = loaderData.page;
  return pageMeta({
    root,
    title: `${t('Questions about {product}', { product: product.title })} | ${storefront.name}`,
    description: t('What others have asked about it, our answers, and a form for your own question.'),
    path: reviewUrls.questions(product.name),
    index: questions.length > 0,
  });
}

export default function QuestionsRoute({ loaderData: { page }, actionData }: Route.ComponentProps) {
  return (
    <PageShell>
      <QuestionsView page={page} asked={actionData ?? null} />
    </PageShell>
  );
}
