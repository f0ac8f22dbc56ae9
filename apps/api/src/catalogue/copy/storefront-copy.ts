import type { Brand } from '@counterpane/catalogue/brand';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { UpsellData } from '@counterpane/catalogue/upsell-schema';
import type { Bundle } from '@counterpane/rules/bundles/bundle';
import type { Collection } from '@counterpane/rules/bundles/collection';
import type { Coupon } from '@counterpane/rules/coupons/coupon';
import type { Product } from '@counterpane/rules/options/product';
import type { Policy } from '@counterpane/rules/policies/policy';
import type { Promotion } from '@counterpane/rules/promotions/promotion';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';
import type { CopyFields } from './copy-fields.ts';

const TEXTS = { title: true, text: true } as const;
const QUESTIONS = { question: true, answer: true } as const;

/** What shoppers read of a product's file. */
export const PRODUCT_DATA_COPY: CopyFields<ProductData> = {
  title: true,
  subtitle: true,
  description: true,
  badge: true,
  facts: true,
  colors: { title: true },
  options: { values: { title: true } },
  choices: { title: true, values: { title: true } },
  appearance: { layers: { title: true } },
  layersHeading: true,
  layersText: true,
  highlights: TEXTS,
  specifications: TEXTS,
  questions: QUESTIONS,
  care: true,
  inTheBox: true,
  suits: true,
  notFor: true,
};

/** What shoppers read of a product as the rules see it. */
export const PRODUCT_COPY: CopyFields<Product> = {
  title: true,
  properties: { title: true, options: { title: true, note: true } },
};

const UPSELL_FIELDS = {
  shortTitle: true,
  shortDescription: true,
  longTitle: true,
  longDescription: true,
  features: true,
  disclaimer: true,
  pairedItem: { labelText: true, linkText: true },
  comboWithBase: { label: true, labelV2: true, labelV3: true, title: true },
  dataV2: {
    shortTitle: true,
    features: true,
    labelData: { label: true },
    comboItemData: { label: true, itemsLabels: true },
  },
} as const satisfies CopyFields<UpsellData>;

export const UPSELL_COPY: CopyFields<FoundUpsell> = UPSELL_FIELDS;

export const BUNDLE_COPY: CopyFields<Bundle> = { title: true, groups: { title: true } };
export const COLLECTION_COPY: CopyFields<Collection> = { title: true };
export const COUPON_COPY: CopyFields<Coupon> = { title: true };
export const POLICY_COPY: CopyFields<Policy> = { figure: true, text: true };
export const PROMOTION_COPY: CopyFields<Promotion> = { title: true };

const SET_COPY = { title: true, subtitle: true, description: true } as const;

/** What shoppers read of a brand's files, beside its products. Its name is a name. */
export const BRAND_COPY: CopyFields<Omit<Brand, 'products'>> = {
  brand: {
    tagline: true,
    announcement: true,
    navigation: { title: true },
    footer: { title: true, links: { title: true } },
  },
  content: {
    home: {
      title: true,
      description: true,
      hero: { heading: true, text: true, action: { title: true } },
      story: { heading: true, paragraphs: true },
      questions: QUESTIONS,
    },
    listings: { each: { title: true, description: true, heading: true, introduction: true } },
  },
  promotions: { title: true },
  policies: { figure: true, text: true },
  upsells: UPSELL_FIELDS,
  bundles: { ...SET_COPY, groups: { title: true } },
  collections: SET_COPY,
};
