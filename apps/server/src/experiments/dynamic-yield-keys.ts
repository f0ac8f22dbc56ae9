import { z } from 'zod';
import { keysByBrand } from '../keys-by-brand.ts';

/** What the environment says of Dynamic Yield. */
export const dynamicYieldEnvironment = z.object({
  DYNAMIC_YIELD_API_KEYS: keysByBrand('server-side key'),
  DYNAMIC_YIELD_API_URL: z.url({ protocol: /^https?$/ }).default('https://dy-api.com'),
});

export interface DynamicYieldKeys {
  /** The key of each brand that has a section there. */
  readonly apiKeys: ReadonlyMap<string, string>;
  readonly apiUrl: string;
}

/** Brands without a key have the store's own experiments. */
export const toDynamicYieldKeys = (env: z.output<typeof dynamicYieldEnvironment>): DynamicYieldKeys => ({
  apiKeys: env.DYNAMIC_YIELD_API_KEYS,
  apiUrl: env.DYNAMIC_YIELD_API_URL,
});
