import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { MediaItem } from '@counterpane/rules/options/media-for';
import { type Localize, localizeWith } from '../../language/localize-with.ts';
import { writingIn } from '../../language/writing.ts';
import { toFixedSavings } from '../fixed-savings.ts';
import { betweenTags } from './between-tags.ts';
import { localizeCopy } from './copy-fields.ts';
import type { UnlinkedStorefront } from './link-languages.ts';
import {
  BRAND_COPY,
  BUNDLE_COPY,
  COLLECTION_COPY,
  COUPON_COPY,
  POLICY_COPY,
  PRODUCT_COPY,
  PRODUCT_DATA_COPY,
  PROMOTION_COPY,
  UPSELL_COPY,
} from './storefront-copy.ts';
import type { Translator } from './translator.ts';

/** By language, or by language and country: `fr`, `en-GB`. */
export type Translators = ReadonlyMap<string, Translator>;

/** The pictures of a product in the language of its titles. */
export type FindMedia = (data: ProductData, localize: Localize) => readonly MediaItem[];

interface Words {
  readonly translators: Translators;
  readonly findMedia: FindMedia;
}

/**
 * A storefront in one of its languages: the same prices, stock and rules, with copy that is in the language already. It is
 * the storefront itself where no translator is for that.
 */
export const localizeStorefront = (
  storefront: UnlinkedStorefront,
  language: string,
  { translators, findMedia }: Words,
): UnlinkedStorefront => {
  const { country } = storefront.definition;
  const ofCountry = translators.get(`${language}-${country}`);
  const translate = ofCountry ?? translators.get(language);
  if (!translate) return { ...storefront, language };
  return {
    ...withCopy(storefront, translate, (data) =>
      findMedia(data, localizeWith(writingIn(`${language}-${country}`, translate))),
    ),
    language,
    localize: translate,
    // A written page has a file for each language; a country only has words of its own in it.
    localizeHtml: ofCountry ? betweenTags(ofCountry) : (html) => html,
  };
};

const withCopy = (
  storefront: UnlinkedStorefront,
  translate: Translator,
  mediaOf: (data: ProductData) => readonly MediaItem[],
): UnlinkedStorefront => {
  const entries = storefront.entries.map((entry) => {
    const data = localizeCopy(entry.data, PRODUCT_DATA_COPY, translate);
    return {
      ...entry,
      data,
      product: localizeCopy(entry.product, PRODUCT_COPY, translate),
      media: mediaOf(data),
    };
  });
  const byName = new Map(entries.map((entry) => [entry.data.name, entry]));
  const byId = new Map(entries.map(({ product }) => [product.id, product]));
  const upsells = storefront.upsells.map((upsell) => localizeCopy(upsell, UPSELL_COPY, translate));
  const { brand, findCoupon, firstOrderCoupon } = storefront;
  return {
    ...storefront,
    brand: { ...localizeCopy(brand, BRAND_COPY, translate), products: entries.map(({ data }) => data) },
    entries,
    promotions: storefront.promotions.map((promotion) => localizeCopy(promotion, PROMOTION_COPY, translate)),
    findEntry: (name) => byName.get(name) ?? null,
    findProduct: (productID) => byId.get(productID) ?? null,
    findCoupon: (code) => {
      const coupon = findCoupon(code);
      return coupon && localizeCopy(coupon, COUPON_COPY, translate);
    },
    firstOrderCoupon: firstOrderCoupon && localizeCopy(firstOrderCoupon, COUPON_COPY, translate),
    upsells,
    fixedSavings: toFixedSavings(upsells),
    bundles: storefront.bundles.map((bundle) => localizeCopy(bundle, BUNDLE_COPY, translate)),
    collections: storefront.collections.map((collection) =>
      localizeCopy(collection, COLLECTION_COPY, translate),
    ),
    policies: storefront.policies.map((policy) => localizeCopy(policy, POLICY_COPY, translate)),
  };
};
