import type { BundleData } from './bundle-schema.ts';
import type { CollectionData } from './collection-schema.ts';
import type { ContentPage } from './content/page-schema.ts';
import type { SampleReview } from './content/sample-review-schema.ts';
import type { PolicyData } from './policy-schema.ts';
import type { ProductData } from './product-schema.ts';
import type { PromotionData } from './promotion-schema.ts';
import type { RedirectData } from './redirect-schema.ts';
import type { RoomData } from './room-schema.ts';
import type { BrandData, ContentData, PricesData, StockData } from './schema.ts';
import type { UpsellData } from './upsell-schema.ts';

/** One brand as its files say. Amounts are integer cents. */
export interface Brand {
  readonly key: string;
  readonly brand: BrandData;
  readonly theme: Readonly<Record<string, string>>;
  /** How the rooms of its pictures are furnished; null while it has none, and its products show a plate. */
  readonly room: RoomData | null;
  readonly products: readonly ProductData[];
  readonly prices: PricesData;
  readonly stock: StockData;
  readonly promotions: readonly PromotionData[];
  readonly content: ContentData;
  /** Its own, or those of the brand whose catalogue of upsells it shares. */
  readonly upsells: readonly UpsellData[];
  readonly bundles: readonly BundleData[];
  readonly collections: readonly CollectionData[];
  readonly policies: readonly PolicyData[];
  /** What reviews look like, written by us; only a demo has any. */
  readonly sampleReviews: readonly SampleReview[];
  /** Pages of its own, beside or in place of those that all brands share. */
  readonly pages: readonly ContentPage[];
  /** Other names of its pages: its own, and those of every brand. */
  readonly redirects: readonly RedirectData[];
}
