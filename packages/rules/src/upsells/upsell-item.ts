/** The properties that an upsell may preset [C3]. */
export const UPSELL_PROPERTY_TYPES = ['Color', 'Size', 'Material', 'Weight'] as const;
type UpsellPropertyType = (typeof UPSELL_PROPERTY_TYPES)[number];

/** What an upsell starts with. `isChooser`: the shopper may choose another. */
export interface DefaultProperty {
  readonly type: UpsellPropertyType;
  readonly isChooser: boolean;
  readonly defaultValue: string;
}

/** The replacement for a default that cannot be bought. */
export interface AlternativeProperty {
  readonly type: UpsellPropertyType;
  readonly defaultValue: string;
  readonly alternativeValue: string;
}

/** A second item offered with it, e.g. a headboard with a bamboo frame. */
export interface PairedItem {
  readonly name: string;
  readonly labelText: string;
  readonly linkText: string;
}

/** How an upsell shows that it goes with the product of the page. */
export interface ComboWithBase {
  readonly show: boolean;
  /** `label` is the plain one, `labelV2` Serenity's, `labelV3` Premier's (the flag `premierLabel`). */
  readonly label: string;
  readonly labelV2: string | null;
  readonly labelV3: string | null;
  readonly title: string;
  readonly sellsWithMattress: boolean;
}

/** The newer look of an upsell. */
interface UpsellDataV2 {
  readonly shortTitle: string;
  readonly image: string;
  readonly features: readonly string[];
  readonly labelData: { readonly label: string; readonly colour: string };
  readonly comboItemData: { readonly label: string; readonly itemsLabels: readonly string[] };
}

/**
 * One entry of a brand's upsell catalogue [C3]. `fixed-saving` takes a fixed amount off
 * by size when it goes with a mattress; `additional` is sold at its own price. Amounts in integer cents.
 */
export interface UpsellItem {
  /** The name of the product that it sells. */
  readonly name: string;
  readonly sku: string;
  /** Looked up when `sku` is not found. */
  readonly fallbackSku: string | null;
  readonly shortTitle: string;
  readonly shortDescription: string;
  readonly longTitle: string;
  readonly longDescription: string;
  readonly thumbnail: string;
  readonly thumbnailV2: string;
  readonly image: string;
  readonly imageMobile: string;
  readonly imageByColor: Readonly<Record<string, string>>;
  readonly features: readonly string[];
  readonly defaultProperties: readonly DefaultProperty[];
  readonly alternativeProperties: readonly AlternativeProperty[];
  readonly type: 'fixed-saving' | 'additional';
  /** By size of the mattress; empty for `additional`. */
  readonly savings: Readonly<Record<string, number>>;
  readonly hasDiscount: boolean;
  readonly hasSizeVariant: boolean;
  /** Names of the products that it is offered with; empty means all. */
  readonly sellsWith: readonly string[];
  readonly isPreselected: boolean;
  readonly disclaimer: string | null;
  readonly pairedItem: PairedItem | null;
  readonly comboWithBase: ComboWithBase | null;
  readonly dataV2: UpsellDataV2 | null;
  /** Sold only as an upsell, never by itself. */
  readonly isNotSaleable: boolean;
}

/** An upsell once it was looked up: it knows its product [C3]. */
export interface FoundUpsell extends UpsellItem {
  readonly productId: string;
  readonly isUpsell: true;
  /** It has a page of its own too. */
  readonly isStandalone: boolean;
}
