import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import type { Values } from '@counterpane/catalogue/content/render-page';
import type { ContentQuery } from '@counterpane/contract/pages/content-page';
import type { Storefront } from '../../catalogue/storefront.ts';

/** A page, for whom, and what its address asks. */
export interface PartsRequest {
  readonly page: ContentPage;
  readonly storefront: Storefront;
  readonly query: ContentQuery;
  readonly values: Values;
  /** ISO time. */
  readonly now: string;
}
