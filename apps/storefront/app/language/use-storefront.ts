import type { ChromePage, StorefrontView } from '@counterpane/contract/pages/pages';
import { useRouteLoaderData } from 'react-router';

/** What the root loader gives to every page. */
export interface RootData {
  readonly storefront: StorefrontView;
  /** Scheme and host of the storefront, with the path of the language. */
  readonly origin: string;
}

/** The same, with what this visit allows. */
export interface VisitData extends RootData {
  readonly privacy: ChromePage['privacy'];
}

/** The storefront of this host; null only on the page that says that nothing could be loaded. */
export const useStorefront = (): StorefrontView | null =>
  useRouteLoaderData<RootData>('root')?.storefront ?? null;
