import type { ProductPageBody } from '@counterpane/contract/pages/pages';
import type { ShownQuestion } from '@counterpane/contract/reviews/reviews';
import { message } from '@counterpane/messages/message';
import type { FoundReview } from '@counterpane/providers/reviews/port';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { offeredMethods } from '../../cart/payment-methods/method-availability.ts';
import { localizeIn } from '../../catalogue/localize-in.ts';
import { shownDrawing } from '../../catalogue/media.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { defaultVariant, productView } from '../products/product-view.ts';
import { returnDays } from '../products/return-days.ts';
import { figuresOf } from '../reviews/figures-of.ts';
import { pageState } from './page-state.ts';
import { payOverTime } from './pay-over-time.ts';
import { productPolicies } from './product-policies.ts';
import { quantityTotals } from './quantity-totals.ts';
import { roomView } from './room-view.ts';
import { storefrontView } from './storefront-view.ts';
import { variantView } from './variant-view.ts';

/** What a page shows beside what its storefront says. */
interface ProductPageSources extends Pick<OrderDeps, 'providers'> {
  /** Its first reviews. */
  readonly shown: readonly FoundReview[];
  /** What was asked about it, and answered last. */
  readonly asked: readonly ShownQuestion[];
}

/** A product page with every variant priced, starting with the size asked for. */
export const productPage = (
  entry: CatalogueEntry,
  storefront: Storefront,
  size: string | null,
  now: string,
  { providers, shown, asked }: ProductPageSources,
): ProductPageBody => {
  const { data, product } = entry;
  const start = startingVariant(product, size);
  const variants = Object.values(product.variants).map((variant) => ({
    ...variantView(product, variant, storefront, now),
    totals: quantityTotals(product, variant, storefront),
  }));
  return {
    storefront: storefrontView(storefront),
    product: productView(entry, storefront),
    isStandalone: product.upsell?.isNotSaleable !== true,
    title: `${data.title} | ${storefront.brand.brand.name}`,
    description: data.description,
    subtitle: data.subtitle,
    breadcrumbs: [
      { title: localizeIn(storefront)(message('Home')), url: '/' },
      ...parentsOf(entry, storefront),
      { title: data.title, url: data.url },
    ],
    promises: productPolicies(storefront, product, now),
    layersHeading: data.layersHeading,
    layersText: data.layersText,
    highlights: data.highlights,
    specifications: [...data.specifications, ...weightOf(entry, storefront)],
    questions: data.questions,
    drawing: shownDrawing(data),
    reviews: {
      figures: figuresOf(entry.reviews),
      shown: shown.map((review) => ({ ...review, images: [...review.images] })),
      asked: [...asked],
    },
    variants,
    state: pageState(entry, { variant: start, isSizeChosen: size !== null }, storefront, now),
    expressMethods: offeredMethods(storefront, providers)
      .filter(({ isExpress }) => isExpress)
      .map(({ id, label }) => ({ id, label })),
    payOverTime: payOverTime(variants, storefront, providers),
    returnDays: returnDays(storefront, product, now),
    care: data.care,
    inTheBox: data.inTheBox,
    suits: data.suits ?? null,
    notFor: data.notFor ?? null,
    room: roomView(entry),
    search: { index: data.search.index, canonical: data.search.canonical ?? data.url },
    siblings: siblingsOf(entry, storefront),
    selectedSku: start.sku,
  };
};

/** The list that a product stands in, by the first part of its address. */
const parentsOf = ({ data }: CatalogueEntry, { brand }: Storefront): ProductPageBody['breadcrumbs'] => {
  const [, first = ''] = data.url.split('/');
  const name = first === 'mattress' ? 'mattresses' : first;
  const { listings } = brand.content;
  const listing = Object.hasOwn(listings, name) ? listings[name] : undefined;
  return listing ? [{ title: listing.heading, url: `/${name}` }] : [];
};

/** The mattresses of one model: their addresses may name material and firmness [C2]. */
const siblingsOf = (
  { data }: CatalogueEntry,
  { entries, vocabulary, localize }: Storefront,
): ProductPageBody['siblings'] =>
  entries
    .filter((other) => data.model !== undefined && other.data.model === data.model)
    .filter((other) => other.data.kind === data.kind && other.data.group === data.group)
    .map(({ data: { material = null, firmness = null, url } }) => ({
      material,
      materialTitle: material === null ? null : localize(vocabulary.materials[material]?.title ?? material),
      firmness,
      firmnessTitle: firmness === null ? null : localize(vocabulary.firmness[firmness]?.title ?? firmness),
      url,
    }));

/**
 * The size asked for, in whatever else can be had of it; out of stock it still is the one asked for, and the
 * page swaps it. Without a size: the product's default.
 */
const startingVariant = (product: Product, size: string | null): Variant => {
  const inSize = Object.values(product.variants).filter(({ chosen }) =>
    chosen.some(({ name, value }) => name === 'Size' && value === size),
  );
  return (
    inSize.find(({ availability }) => isPurchasable(availability)) ?? inSize[0] ?? defaultVariant(product)
  );
};

const weightOf = ({ data }: CatalogueEntry, { localize }: Storefront): { title: string; text: string }[] => {
  const { queen, twin, one } = data.pounds ?? {};
  const weight = (text: string) => [{ title: localize('Weight'), text: localize(text) }];
  if (queen !== undefined) return weight(`${queen} lbs in queen`);
  if (twin !== undefined) return weight(`${twin} lbs in twin`);
  return one === undefined ? [] : weight(`${one} lbs`);
};
