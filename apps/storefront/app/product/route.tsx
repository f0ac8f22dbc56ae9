import { data, redirect } from 'react-router';
import { addresses } from '../addresses.ts';
import { getClient, requireResult } from '../api.ts';
import { tagPage } from '../cache-headers.ts';
import { PageShell } from '../chrome/page-shell.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import chooseVariantUrl from './choose-variant.ts?worker&url';
import { productJsonLd } from './product-json-ld.ts';
import { ProductView } from './product-view.tsx';
import { findAddRefusal, parsePurchase } from './purchase-form.ts';
import { findWantedSize } from './wanted-size.ts';

const CLASSIC = 'mattress';

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { name = CLASSIC } = params;
  const size = findWantedSize(request);
  const answer = await getClient(context).productPage(name, size === null ? '' : `?size=${size}`);
  const page = requireResult(answer);
  const { pathname, search } = new URL(request.url);
  if (page.product.metadata.url !== pathname) throw redirect(page.product.metadata.url + search, 301);
  tagPage(context, [`product:${page.product.name}`]);
  return page;
};

/** `Add to cart`: the product is read again, so that a form kept for days cannot add what is gone. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const { name = CLASSIC } = params;
  const client = getClient(context);
  const { product } = requireResult(await client.productPage(name));
  const item = parsePurchase(await request.formData(), product);
  const answer = await client.addItems([item]);
  if (!answer.ok) return data({ error: answer.error.error }, { status: answer.status });
  const error = findAddRefusal(answer.result);
  return error === null ? redirect(addresses.cart()) : data({ error }, { status: 422 });
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const { title, description, product } = loaderData;
  return [
    ...pageMeta({ root, title, description, path: product.metadata.url }),
    { 'script:ld+json': productJsonLd(loaderData, root?.origin ?? '') },
  ];
}

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageShell>
      <ProductView page={loaderData} error={actionData?.error ?? null} />
      <script type="module" src={chooseVariantUrl} />
    </PageShell>
  );
}
