import type { Answer, Client } from '@counterpane/contract/client';
import type { BundlePage } from '@counterpane/contract/pages/set-pages';

/** Fetches the page of a bundle with the choices of a query. */
type FetchBundle = (query: Readonly<Record<string, string>>) => Promise<Answer<BundlePage>>;

/**
 * Fetches the bundle of a path: a bundle, a builder, or a mattress with an adjustable base.
 * @example bundleFetcher(client, '/mattresses/hybrid-mattress/adjustable-bundle')
 */
export const bundleFetcher = (client: Client, path: string): FetchBundle => {
  const [, folder, name = '', ...rest] = path.split('/');
  if (folder === 'bundle-builder') return (query) => client.builderPage(name, query);
  if (folder === 'mattress') {
    // A brand may have a family below it: /mattress/hybrid/soft is mattress-hybrid-soft [D53].
    const parts = [folder, name, ...rest];
    const family = parts.slice(0, parts.indexOf('adjustable-bundle')).join('-');
    return (query) => client.adjustableBundlePage(family, query);
  }
  if (folder === 'mattresses') return (query) => client.adjustableBundlePage(name, query);
  return (query) => client.bundlePage(name, query);
};
