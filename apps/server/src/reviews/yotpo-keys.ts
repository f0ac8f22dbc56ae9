import { z } from 'zod';
import { keysByBrand } from '../keys-by-brand.ts';

/** What the environment says of Yotpo. */
export const yotpoEnvironment = z.object({
  YOTPO_APP_KEYS: keysByBrand('app key'),
  YOTPO_API_URL: z.url({ protocol: /^https?$/ }).default('https://api-cdn.yotpo.com'),
});

export interface YotpoKeys {
  /** The store at Yotpo of each brand that has one. */
  readonly appKeys: ReadonlyMap<string, string>;
  readonly apiUrl: string;
}

/** Brands without a key have the store's own reviews. */
export const toYotpoKeys = (env: z.output<typeof yotpoEnvironment>): YotpoKeys => ({
  appKeys: env.YOTPO_APP_KEYS,
  apiUrl: env.YOTPO_API_URL,
});
