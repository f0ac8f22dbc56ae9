import { z } from 'zod';

/** What the environment says of Dynamic Yield. */
export const dynamicYieldEnvironment = z.object({
  DYNAMIC_YIELD_API_KEYS: z
    .stringFormat(
      'pairs brand=server-side key, separated by commas',
      /^[a-z]+=[A-Za-z0-9]+(,[a-z]+=[A-Za-z0-9]+)*$/,
    )
    .optional(),
  DYNAMIC_YIELD_API_URL: z.url({ protocol: /^https?$/ }).default('https://dy-api.com'),
});

export interface DynamicYieldKeys {
  /** The key of each brand that has a section there. */
  readonly apiKeys: ReadonlyMap<string, string>;
  readonly apiUrl: string;
}

/** Brands without a key have the store's own experiments. */
export const toDynamicYieldKeys = (env: z.output<typeof dynamicYieldEnvironment>): DynamicYieldKeys => ({
  apiKeys: new Map((env.DYNAMIC_YIELD_API_KEYS?.split(',') ?? []).map((pair) => parsePair(pair))),
  apiUrl: env.DYNAMIC_YIELD_API_URL,
});

const parsePair = (pair: string): [string, string] => {
  const [brand = '', key = ''] = pair.split('=');
  return [brand, key];
};
