import type { Client } from '@counterpane/contract/client';
import type { ProductPage } from '@counterpane/contract/pages/pages';
import { findSize } from '@counterpane/rules/options/sizes';
import { data, redirect } from 'react-router';
import { getClient } from '../../api.ts';
import { tagPage } from '../../cache-headers.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { photoPreload } from '../../design/photo/photo-preload.ts';
import type { ReportFailure } from '../../failures/failure.ts';
import { pagePath } from '../../language/page-path.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import { findSavedCoupon } from '../coupon/coupon-cookie.ts';
import { findQuotedPrice } from '../delivered-price/quote-cookies.ts';
import fillRecentlyViewedUrl from '../recently-viewed/fill-recently-viewed.ts?worker&url';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import type { Recommended } from '../recommended/fetch-recommended.ts';
import { findRecommendedBeside } from '../recommended/find-recommended-beside.ts';
import { RecommendedList } from '../recommended/recommended-list.tsx';
import openRoomUrl from '../room/open-room.ts?worker&url';
import type { Route } from './+types/route.ts';
import { addProductOnly, addWithOffers } from './add-to-cart-action.ts';
import { addMore } from './added/add-more.ts';
import { AddedPopup } from './added/added-popup.tsx';
import { ADDED, ASK, addedUrl, parseAdded } from './added/added-url.ts';
import { type Added, findAdded } from './added/find-added.ts';
import { withCartPrices } from './added/with-cart-prices.ts';
import { findAffirmLine } from './affirm/find-affirm-line.ts';
import affirmLineUrl from './affirm/start-affirm-line.ts?worker&url';
import { findAmazonFacts } from './amazon/find-amazon-facts.ts';
import amazonButtonUrl from './amazon/start-amazon-button.ts?worker&url';
import { pageQuantity } from './choices/page-quantity.ts';
import { findQuantity } from './choices/requested-quantity.ts';
import { KEEP, withChoices, withSwap, withVariant } from './choices/select-variant.ts';
import { findWantedSize } from './choices/wanted-size.ts';
import { productJsonLd } from './facts/product-json-ld.ts';
import { parseProductPath } from './parse-product-path.ts';
import { GALLERY_SIZES } from './photos/photo-sizes.ts';
import { findShownPhotos } from './photos/shown-photos.ts';
import pageScriptUrl from './product-page-script.ts?worker&url';
import { ProductView } from './product-view.tsx';
import { EXPRESS_BUTTON, missingTexts, refusalText, sentChoices } from './purchase-form.ts';
import { requireProductByPath } from './require-product-by-path.ts';

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const client = getClient(context);
  const { report } = getServices(context);
  const { page, segments } = await requireProductByPath(client, params, findWantedSize(request), report);
  // What is sold only with something else is offered there.
  if (!page.isStandalone) throw data('Page not found', { status: 404 });
  const { search, searchParams } = new URL(request.url);
  const pathname = pagePath(request, context);
  const parsed = parseProductPath(page, segments);
  if (parsed.kind === 'not-found') throw data('Page not found', { status: 404 });
  if (parsed.kind === 'redirect') throw redirect(parsed.url + search, 301);
  const own = [page.product.metadata.url, ...segments].join('/');
  if (pathname !== own) throw redirect(own + search, 301);
  const {
    size: _,
    quantity,
    variant = '',
    [KEEP]: keep,
    [ADDED]: line,
    ...others
  } = Object.fromEntries(searchParams);
  const asked = withVariant(withChoices(page, { ...parsed.choices, ...others }), variant);
  const count = pageQuantity(asked, findQuantity(quantity));
  const shown = keep === undefined ? withSwap(asked, count) : { page: asked, swap: null };
  const added = await findAddedAt(client, shown.page, { line, coupon: findSavedCoupon(request) }, report);
  const recommended = await findRecommendedBeside(client, shown.page, [shown.page.selectedSku], report);
  // Their prices are on the page too.
  tagPage(
    context,
    [page.product, ...recommended].map(({ name }) => `product:${name}`),
  );
  const scripts = { affirm: findAffirmLine(context, page), amazon: findAmazonFacts(context, page) };
  return { ...shown, quantity: count, added, recommended, ...scripts };
};

/** What is left to offer with the line that the address names; the cart where nothing is. */
const findAddedAt = async (
  client: Client,
  page: ProductPage,
  asked: AddedAsked,
  report: ReportFailure,
): Promise<AddedAndMore | null> => {
  const line = parseAdded(asked.line ?? null);
  if (line === null) return null;
  const cart = await client.cart();
  const found = cart.ok ? findAdded(page, cart.result, line) : null;
  const added = cart.ok && found ? await withCartPrices(client, cart.result, found, asked.coupon) : null;
  if (!cart.ok || added === null) throw redirect(pageUrls.cart());
  const skus = cart.result.items.map(({ sku }) => sku);
  return { ...added, recommended: await findRecommendedBeside(client, page, skus, report) };
};

interface AddedAndMore extends Added {
  /** What goes with the cart, beside what the page offers. */
  readonly recommended: Recommended;
}

interface AddedAsked {
  readonly line: string | undefined;
  /** The code of a link, which comes to the cart with the next look at it. */
  readonly coupon: string | null;
}

/** `Add to cart`: the cart says what of it can be had, so that a form kept for days cannot add what is gone. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const client = getClient(context);
  const form = await request.formData();
  const sent = { choices: sentChoices(form), quantity: Number(form.get('quantity') ?? 1) || 1 };
  const added = parseAdded(form.get(ADDED));
  const quote = findQuotedPrice(request);
  // Only what is chosen beside the product takes the page to be understood.
  const addWithPage = async () => {
    const size = findSize(sent.choices.size ?? '');
    const { page } = await requireProductByPath(client, params, size, getServices(context).report);
    return added === null ? addWithOffers(client, page, form, quote) : addMore(client, page, form, added);
  };
  const outcome = (await addProductOnly(client, form, quote)) ?? (await addWithPage());
  if (outcome.ok && outcome.missing.length === 0) {
    if (form.has(EXPRESS_BUTTON)) {
      await client.comeFromProduct();
      return redirect(pageUrls.express('cart'));
    }
    const line = form.get(ASK) === 'on' && added === null ? outcome.line : null;
    return redirect(line === null ? pageUrls.cart() : addedUrl(pagePath(request, context), line, sent));
  }
  return data({ outcome, sent }, { status: outcome.ok ? 200 : outcome.status });
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const { title, description, search, storefront } = loaderData.page;
  const photo = findShownPhotos(loaderData.page)?.photos[0] ?? null;
  return [
    ...pageMeta({
      root,
      title,
      description,
      path: search.canonical,
      alternates: storefront.alternates,
      index: search.index,
      photo,
    }),
    ...photoPreload(photo, GALLERY_SIZES),
    { 'script:ld+json': productJsonLd(loaderData.page, root?.origin ?? '') },
  ];
}

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  // What was sent is shown again as it was sent, whatever this visitor usually starts with.
  const page = actionData ? withChoices(loaderData.page, actionData.sent.choices) : loaderData.page;
  const choice = page.variants.find(({ sku }) => sku === page.selectedSku)?.properties ?? [];
  const chosen = choice.map(({ title }) => title).join(', ');
  const outcome = actionData?.outcome;
  const quantity = actionData ? pageQuantity(page, actionData.sent.quantity) : loaderData.quantity;
  return (
    <PageShell
      elsewhere={{
        alternates: loaderData.page.storefront.alternates,
        path: loaderData.page.search.canonical,
      }}
    >
      <ProductView
        page={page}
        quantity={quantity}
        error={outcome?.ok === false ? refusalText(outcome.refusal, chosen, t) : null}
        isAdded={loaderData.added !== null && !actionData}
        missing={outcome?.ok ? missingTexts(outcome.missing, t) : []}
        isGone={outcome?.ok === true && outcome.isGone === true}
        swap={actionData ? null : loaderData.swap}
        affirm={loaderData.affirm}
        amazon={loaderData.amazon}
      />
      {loaderData.added && !actionData && (
        <AddedPopup page={page} added={loaderData.added} recommended={loaderData.added.recommended} />
      )}
      <RecommendedList
        recommended={loaderData.recommended}
        heading={t('More for your bedroom')}
        place="page"
      />
      <RecentlyViewed page={page} />
      <script type="module" src={pageScriptUrl} />
      <script type="module" src={fillRecentlyViewedUrl} />
      {loaderData.amazon && <script type="module" src={amazonButtonUrl} />}
      {loaderData.affirm && <script type="module" src={affirmLineUrl} />}
      {loaderData.page.room && <script type="module" src={openRoomUrl} />}
    </PageShell>
  );
}
