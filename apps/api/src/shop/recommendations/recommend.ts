import type { Recommendations } from '@counterpane/contract/products/recommendations';
import { giftsFor } from '@counterpane/rules/gifts/gifts-for';
import { money } from '@counterpane/rules/money/money';
import { chosenSize } from '@counterpane/rules/options/chosen-size';
import { findVariant } from '@counterpane/rules/options/find-variant';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { Variant } from '@counterpane/rules/options/product';
import { underscoreKey } from '@counterpane/rules/options/variant-key';
import { type BedPart, fitsBeside } from '@counterpane/rules/recommendations/fits-beside';
import {
  firstOfEachKind,
  type PurchaseFacts,
  type Ranked,
  type RankedFor,
  rankRecommendations,
} from '@counterpane/rules/recommendations/rank-recommendations';
import type { RecommendationStrategy } from '@counterpane/rules/recommendations/strategies';
import { upsellChoice } from '@counterpane/rules/upsells/upsell-choice';
import { unitPrice } from '../../cart/pricing/unit-price.ts';
import { bundleParts } from '../../catalogue/bundle-parts.ts';
import { cardPicture, pictureOf } from '../../catalogue/picture-of.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { asRecommended } from '../events/goods.ts';

/** So many are shown beside a cart. */
const MOST_RECOMMENDED = 4;

interface Candidate extends RankedFor {
  readonly entry: CatalogueEntry;
  readonly variant: Variant;
}

interface Asked {
  /** What is in the cart. */
  readonly skus: readonly string[];
  /** Names of products that are offered already. */
  readonly without: ReadonlySet<string>;
}

/**
 * What is recommended with the SKUs of a cart: nothing that is in it or offered already, that cannot be bought, or that does not
 * fit its bed. SKUs that the storefront does not know say nothing.
 */
export const recommend = (
  { skus, without }: Asked,
  strategy: RecommendationStrategy,
  storefront: Storefront,
  facts: PurchaseFacts,
): Recommendations => {
  const inCart = storefront.entries.flatMap((entry) =>
    skus.flatMap((sku) => {
      const variant = Object.hasOwn(entry.product.variants, sku) ? entry.product.variants[sku] : undefined;
      return variant ? [candidateOf(entry, variant)] : [];
    }),
  );
  const had = [...inCart, ...inCart.flatMap((item) => comesWith(item, storefront))];
  const candidates = candidatesFor(had, storefront).filter(({ entry }) => !without.has(entry.product.name));
  const ranked = rankRecommendations(strategy, had, candidates, facts);
  const recommended = firstOfEachKind(ranked, MOST_RECOMMENDED);
  return { name: strategy, products: recommended.map((one) => viewOf(one, storefront)) };
};

const candidateOf = (entry: CatalogueEntry, variant: Variant): Candidate => ({
  ...{ entry, variant, key: entry.product.inventoryKey, kind: entry.product.kind },
});

/** What a thing of the cart brings along: its parts, where it is a bundle, and what comes free with it. Nobody needs it twice. */
const comesWith = ({ entry, variant }: Candidate, storefront: Storefront): Candidate[] => {
  const { findProduct, flags, giftBundleId } = storefront;
  const gifts = giftsFor(entry.product, variant.chosen, 1, { findProduct, flags, giftBundleId });
  const free = gifts.flatMap(({ product, properties }) => {
    const found = findVariant(product, properties);
    const gift = storefront.findEntry(product.name);
    return gift && found.ok ? [candidateOf(gift, found.variant)] : [];
  });
  return [...free, ...[{ entry, variant }, ...free].flatMap((one) => partsOf(one, storefront))];
};

const partsOf = (
  { entry: { data }, variant }: Pick<Candidate, 'entry' | 'variant'>,
  { findEntry }: Storefront,
): Candidate[] => {
  const size = chosenSize(variant.chosen);
  if (data.components.length === 0 || size === null) return [];
  return bundleParts(data, size, (name) => findEntry(name)?.data).flatMap((part) => {
    const entry = findEntry(part.product.name);
    const found = entry && findVariant(entry.product, part.variant.chosen);
    return entry && found?.ok ? [candidateOf(entry, found.variant)] : [];
  });
};

/** Everything that has a page of its own and could be added to the cart as it is, in the size of its bed. */
const candidatesFor = (inCart: readonly Candidate[], { entries, flags }: Storefront): Candidate[] => {
  const size = bedSize(inCart);
  const parts = inCart.map(({ entry }) => bedPartOf(entry));
  const chosen = new Set(inCart.map(({ entry }) => entry.product.id));
  return entries
    .filter(({ product }) => !chosen.has(product.id) && product.upsell?.isNotSaleable !== true)
    .filter(({ product }) => hasTrait(product.kind, 'physical'))
    .filter((entry) => fitsBeside(bedPartOf(entry), parts))
    .flatMap((entry) => {
      const fits = upsellChoice(AS_IT_IS, entry.product, size, flags);
      return fits ? [candidateOf(entry, fits.variant)] : [];
    });
};

const bedPartOf = ({ data, product: { kind } }: CatalogueEntry): BedPart => ({
  ...{ kind, takes: data.mattressHeight ?? null, holds: data.holds ?? null },
  mattressInches: hasTrait(kind, 'bed') ? (data.height ?? null) : null,
});

const AS_IT_IS = { hasSizeVariant: true, defaultProperties: [], alternativeProperties: [] };

/** The size of the mattress in a cart, else of what is made for a bed; null where nothing has one. */
const bedSize = (inCart: readonly Candidate[]): string | null => {
  const fitted = inCart
    .filter(({ entry }) => hasTrait(entry.product.kind, 'fitted'))
    .toSorted((a, b) => Number(isBed(b)) - Number(isBed(a)));
  return fitted[0] ? chosenSize(fitted[0].variant.chosen) : null;
};

const isBed = ({ entry }: Candidate): boolean => hasTrait(entry.product.kind, 'bed');

const viewOf = (
  { entry: { data, product, media }, variant, score, reason }: Ranked<Candidate>,
  storefront: Storefront,
): Recommendations['products'][number] => ({
  ...{ score, reason },
  key: variant.sku,
  name: product.name,
  title: data.title,
  choice: variant.chosen.map((choice) => optionTitle(product, choice)).join(', '),
  url: asRecommended(`${data.url}?variant=${underscoreKey(product.inventoryKey, variant.chosen)}`),
  price: money(unitPrice(product, variant, storefront), storefront.definition.currency),
  picture: cardPicture(pictureOf(media, variant.chosen)),
});
