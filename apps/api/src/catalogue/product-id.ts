import { createHash } from 'node:crypto';

/** 24 hex characters, the same for a product on every import and storefront [S1]. */
export const productId = (brand: string, name: string): string =>
  createHash('sha256').update(`${brand}/${name}`).digest('hex').slice(0, 24);
