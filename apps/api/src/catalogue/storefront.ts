import type { Brand } from '@counterpane/catalogue/brand';
import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { RegionData } from '@counterpane/catalogue/region-schema';
import type { SearchWords } from '@counterpane/catalogue/search-words-schema';
import type { Vocabulary } from '@counterpane/catalogue/vocabulary-schema';
import type { ShippingArea } from '@counterpane/rules/address/decide-region';
import type { Bundle } from '@counterpane/rules/bundles/bundle';
import type { Collection } from '@counterpane/rules/bundles/collection';
import type { Coupon } from '@counterpane/rules/coupons/coupon';
import type { DeliveryArea } from '@counterpane/rules/delivery/delivery-methods';
import type { Flags } from '@counterpane/rules/flags';
import type { MediaItem } from '@counterpane/rules/options/media-for';
import type { Product } from '@counterpane/rules/options/product';
import type { Policy } from '@counterpane/rules/policies/policy';
import type { RegionRates } from '@counterpane/rules/pricing/draft';
import type { Promotion } from '@counterpane/rules/promotions/promotion';
import type { ScoreSummary } from '@counterpane/rules/reviews/review-counts';
import type { FixedSaving } from '@counterpane/rules/upsells/fixed-saving';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';
import type { MattressKey } from './mattress-keys.ts';
import type { FindScene } from './scenes.ts';
import type { FindTexture } from './textures.ts';

/** A product with its words, beside the same product as the rules see it. */
export interface CatalogueEntry {
  readonly data: ProductData;
  /** The same as its file has it, in English: what programs look for in it is not to depend on the language. */
  readonly written: ProductData;
  readonly product: Product;
  /** Its pictures, in display order. */
  readonly media: readonly MediaItem[];
  /** What its reviews come to. */
  readonly reviews: ProductReviews;
}

/** What customers think of a product, in figures. */
export interface ProductReviews extends ScoreSummary {
  /** Averages of its scales, from 1 to 5; null where nothing was said. */
  readonly fits: number | null;
  readonly sleeps: number | null;
  /** All of them are of customers of ours who have it: search engines may be told. */
  readonly isVerified: boolean;
  /** All of them were written by the store, to show a demo with reviews. */
  readonly isSample: boolean;
  /** Another one with every change of what shoppers read of them. */
  readonly edition: number;
}

/** One storefront's catalogue in memory: every read comes from here. */
export interface Storefront {
  readonly key: string;
  /** The language that its copy is in, e.g. "fr". */
  readonly language: string;
  /** The same storefront, of the same moment, in another of its languages; in its first where it has not that one. */
  inLanguage(language: string): Storefront;
  /** Words of the catalogue that stand in no file of a brand, such as "Queen", in its language. From English. */
  localize(text: string): string;
  /** A written page of its language in the words of its country. */
  localizeHtml(html: string): string;
  readonly brand: Brand;
  readonly definition: Brand['brand']['storefronts'][number];
  readonly entries: readonly CatalogueEntry[];
  readonly promotions: readonly Promotion[];
  /** An ISO time at which the same sales run as now: all prices that are shown without a cart are of it. */
  readonly pricesAt: string;
  findEntry(name: string): CatalogueEntry | null;
  readonly findTexture: FindTexture;
  findProduct(productID: string): Product | null;
  findCoupon(code: string): Coupon | null;
  /** The coupon for a first order with consent to marketing; null where there is no such code. */
  readonly firstOrderCoupon: Coupon | null;
  /** Tax and fees where an order goes, at an ISO time; null while they depend on a region that is not known yet. */
  findRates(region: { country: string; state: string; zip: string } | null, now: string): RegionRates | null;
  readonly shippingArea: ShippingArea;
  readonly flags: Flags;
  /** When the money of its orders is taken: with the order, or as things ship where the way to pay can do that. */
  readonly capture: 'order' | 'shipment';
  /** The upsells of the brand that its catalogue can sell. */
  readonly upsells: readonly FoundUpsell[];
  readonly fixedSavings: readonly FixedSaving[];
  readonly bundles: readonly Bundle[];
  readonly collections: readonly Collection[];
  /** The names of models, colours and other words. */
  readonly vocabulary: Vocabulary;
  /** Short key of a mattress, e.g. in a bundle's address -> the brand's own. */
  readonly mattressKeys: Readonly<Record<string, MattressKey>>;
  readonly policies: readonly Policy[];
  /** The bundle that comes free with a mattress while gifts are not the product's own extras. */
  readonly giftBundleId: string | null;
  /** Where it delivers, and how. */
  readonly deliveryArea: DeliveryArea;
  /** Business days that a distribution partner takes after the carrier. */
  readonly partnerDays: number;
  /** The pages that are written in its language, by path. */
  readonly pages: ReadonlyMap<string, ContentPage>;
  /** A picture of the rooms of its brand. */
  readonly findScene: FindScene;
  /** The search words of its shoppers in a language. */
  searchWordsIn(language: string): SearchWords;
  /** The other brands in the same country: key of the storefront, name of the brand. */
  readonly sisters: readonly { readonly key: string; readonly name: string }[];
  /** Hours of a day, of which a customer chooses those in which a shipment comes. */
  readonly deliveryWindows: RegionData['deliveryWindows'];
  /** Where its goods leave from, by what they are. */
  readonly warehouses: RegionData['warehouses'];
  /** Who sells in its country; null where nothing is known of that. */
  readonly seller: RegionData['seller'] | null;
  /** What it costs to have one old mattress taken away; null where no carrier does. */
  readonly mattressRemoval: number | null;
}
