import type { Storefront } from '@counterpane/api/catalogue/storefront';
import type { FastifyBaseLogger } from 'fastify';

/** Warns, once for each brand, of products that show a placeholder instead of a picture. */
export const warnMissingPictures = (
  storefronts: readonly Pick<Storefront, 'brand' | 'entries'>[],
  logger: Pick<FastifyBaseLogger, 'warn'>,
): void => {
  const brands = new Map(storefronts.map((storefront) => [storefront.brand.key, storefront]));
  for (const [brand, { entries }] of brands) {
    const products = entries
      .filter(({ media: [first] }) => !first?.url.startsWith('/pictures/'))
      .map(({ data }) => data.name);
    if (products.length > 0) logger.warn({ brand, products }, 'products have no pictures: they show a plate');
  }
};
