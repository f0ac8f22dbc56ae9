import type { Recommendations } from '@counterpane/contract/products/recommendations';
import { money } from '@counterpane/rules/money/money';
import { chosenSize } from '@counterpane/rules/options/chosen-size';
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
  const candidates = candidatesFor(inCart, storefront).filter(
    ({ entry }) => !without.has(entry.product.name),
  );
  const ranked = rankRecommendations(strategy, inCart, candidates, facts);
  const recommended = firstOfEachKind(ranked, MOST_RECOMMENDED);
  return { name: strategy, products: recommended.map((one) => viewOf(one, storefront)) };
};

const candidateOf = (entry: CatalogueEntry, variant: Variant): Candidate => ({
  ...{ entry, variant, key: entry.product.inventoryKey, kind: entry.product.kind },
});

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
