import { NO_SOURCES } from '@counterpane/providers/payment/content-sources';
import type { ShownVariant } from '@counterpane/rules/experiments/experiments';
import { loadStorefrontBuild } from '@counterpane/server/storefront/build';
import { createStorefront } from '@counterpane/server/storefront/storefront';
import type { FastifyInstance } from 'fastify';

/** Opens the page of a storefront at an address, with a variant of an experiment or none. */
export type OpenPage = (storefront: string, url: string, shown?: ShownVariant | null) => Promise<Response>;

/** The public pages that an API's data make, as a browser without script is sent them. */
export const openPages = async (api: FastifyInstance): Promise<OpenPage> => {
  const pages = createStorefront({
    build: await loadStorefrontBuild(),
    api,
    scriptOrigins: () => ({ stripe: { scriptUrl: '', publishableKey: '', origin: '' } }),
    contentSources: NO_SOURCES,
    productSources: new Map(),
    protocol: 'http:',
    hostOf: (key) => `${key}.localhost`,
    languagesOf: () => [],
    shownVariantOf: () => null,
    onError: () => undefined,
    report: () => undefined,
  });
  return (storefront, url, shown = null) =>
    pages.renderPublic({ storefront, url, size: null, privacy: 'quiet', shown });
};
