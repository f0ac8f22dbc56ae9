import { data, redirect } from 'react-router';
import { addresses } from '../addresses.ts';
import { getClient, requireResult } from '../api.ts';
import { tagPage } from '../cache-headers.ts';
import { PageShell } from '../chrome/page-shell.tsx';
import { useText } from '../language/use-text.ts';
import fillRecentlyViewedUrl from '../recently-viewed/fill-recently-viewed.ts?worker&url';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import { addWithOffers } from './add-to-cart.ts';
import chooseVariantUrl from './choose-variant.ts?worker&url';
import { parseOffers, parseSource } from './offers/parse-offers.ts';
import { productJsonLd } from './product-json-ld.ts';
import { ProductView } from './product-view.tsx';
import { fieldName, findAddRefusal, parsePurchase, refusalText } from './purchase-form.ts';
import { KEEP, withChoices, withSwap } from './starting-choice.ts';
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
  const { size: _, [KEEP]: keep, ...others } = Object.fromEntries(new URL(request.url).searchParams);
  const asked = withChoices(page, others);
  return keep === undefined ? withSwap(asked) : { page: asked, swap: null };
};

/** `Add to cart`: the product is read again, so that a form kept for days cannot add what is gone. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const { name = CLASSIC } = params;
  const client = getClient(context);
  const page = requireResult(await client.productPage(name));
  const form = await request.formData();
  const item = parsePurchase(form, page.product);
  const source = parseSource(form);
  const offers = parseOffers(form, page.state, item);
  const isSet = source === 'bundle-upsell' || source === 'adjustable-bundle-upsell';
  const answer = isSet
    ? await client.addItems(page.state.bundle?.items ?? [item], { source })
    : await addWithOffers(client, item, offers, source);
  const refusal = answer.ok
    ? findAddRefusal(answer.result)
    : { code: answer.error.code, text: answer.error.error };
  if (refusal === null) return redirect(addresses.cart());
  const choices = Object.fromEntries(
    page.product.properties.map(({ name }) => [fieldName(name), String(form.get(fieldName(name)) ?? '')]),
  );
  const sent = { choices, quantity: Number(form.get('quantity') ?? 1) };
  return data({ refusal, sent }, { status: answer.ok ? 422 : answer.status });
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const { title, description, product } = loaderData.page;
  return [
    ...pageMeta({ root, title, description, path: product.metadata.url }),
    { 'script:ld+json': productJsonLd(loaderData.page, root?.origin ?? '') },
  ];
}

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  // What was sent is shown again as it was sent, whatever this visitor usually starts with.
  const page = actionData ? withChoices(loaderData.page, actionData.sent.choices) : loaderData.page;
  const choice = page.variants.find(({ sku }) => sku === page.selectedSku)?.properties ?? [];
  const chosen = choice.map(({ title }) => title).join(', ');
  return (
    <PageShell>
      <ProductView
        page={page}
        quantity={actionData?.sent.quantity ?? null}
        error={actionData ? refusalText(actionData.refusal, chosen, t) : null}
        swap={actionData ? null : loaderData.swap}
      />
      <RecentlyViewed page={page} />
      <script type="module" src={chooseVariantUrl} />
      <script type="module" src={fillRecentlyViewedUrl} />
    </PageShell>
  );
}
