import type { KnownTransit } from '../delivery/promise.ts';
import type { PlanTerms } from '../protection/plan-terms.ts';
import type { Availability } from '../stock/availability.ts';
import type { KnownDemand } from '../stock/demand.ts';
import type { UpsellTerms } from '../upsells/upsell-terms.ts';
import type { ChosenProperty, PropertyName } from './property-names.ts';

/** What kind of thing a product is, as far as rules care. */
export const PRODUCT_KINDS = [
  'mattress',
  'bedframe',
  'foundation',
  'adjustable-base',
  'nightstand',
  'dresser',
  'chest',
  'sheets',
  'pillow',
  'protector',
  'bedding',
  'sleep-bundle',
  'furniture',
  'protection-plan',
  'service',
] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

export interface ProductOption {
  readonly value: string;
  readonly title: string;
  /** A line under the title, e.g. a size in inches. */
  readonly note: string | null;
  /** CSS colour of a swatch, for colours. */
  readonly swatch: string | null;
}

export interface ProductProperty {
  readonly name: PropertyName;
  readonly title: string;
  readonly options: readonly ProductOption[];
}

/** Three prices of one variant in integer cents: list ("was"), price ("now"), advertised value [D17]. */
export interface VariantPrice {
  readonly list: number;
  readonly price: number;
  readonly value: number;
}

export interface Variant extends VariantPrice {
  /** The variant key, which is also the SKU on the wire. */
  readonly sku: string;
  readonly chosen: readonly ChosenProperty[];
  readonly availability: Availability;
  /** How many could be sold now. Never public [S1]. */
  readonly units: number;
  /** What one unit takes from stock: usually itself, two Twin XL for a split king. */
  readonly demand: readonly KnownDemand[];
}

/** A product as the rules see it: no copy, no pictures. */
export interface Product {
  /** 24 lowercase hex characters, stable across imports. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly inventoryKey: string;
  readonly kind: ProductKind;
  readonly properties: readonly ProductProperty[];
  readonly variants: Readonly<Record<string, Variant>>;
  /** Product ids that come free with it ([C3], extras). */
  readonly gifts: readonly string[];
  /**
   * Markers by which rules and clients recognise it, e.g. `shipping-protection`, `pillow-pair`, `best-rest-pillow`,
   * `replaces-gifts`.
   */
  readonly markers: readonly string[];
  /** What may be had with it: `wgs` is white glove service ([C3], extrasData). */
  readonly extrasMarkers: readonly string[];
  /** How long it travels; the usual time where nothing is known. */
  readonly transit?: KnownTransit;
  /** The terms of a protection plan; null for everything else. */
  readonly plan: PlanTerms | null;
  /** Its terms as an upsell; null for a product that is not on the brand's list of upsells. */
  readonly upsell: UpsellTerms | null;
}

/** Looks a product up by id in one storefront's catalogue. */
export type FindProduct = (productID: string) => Product | null;
