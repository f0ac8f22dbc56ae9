/** What a group of a bundle is for ([C3], product-page state). */
export const BUNDLE_ROLES = ['mattress', 'base', 'extend', 'headboardAddon', 'furniture'] as const;
export type BundleRole = (typeof BUNDLE_ROLES)[number];

/** One choice to make: any of these products. `isOptional` groups may be left out of the set. */
export interface BundleGroup {
  readonly role: BundleRole;
  readonly title: string;
  readonly productIds: readonly string[];
  readonly isOptional: boolean;
}

/** Something offered with the set at a price of its own, by variant key. Integer cents. */
export interface BundleExtra {
  readonly productId: string;
  /** Off each unit that goes with a set. */
  readonly saving: number;
}

/**
 * A set of products that costs less together [C3]. Its items are lines of
 * their own in the cart, in one size; every complete set takes `savings` off. Integer cents.
 */
export interface Bundle {
  readonly sku: string;
  readonly name: string;
  readonly title: string;
  readonly groups: readonly BundleGroup[];
  readonly extras: readonly BundleExtra[];
  /** By size of the set; `any` stands for every size not named. */
  readonly savings: Readonly<Record<string, number>>;
  /** Split king in bundles with an adjustable base, else queen [D50]. */
  readonly defaultSize: string;
  /** A flat white glove amount in place of the tariff, on one brand's bundle page; null for the tariff [D6]. */
  readonly whiteGloveAmount: number | null;
}
