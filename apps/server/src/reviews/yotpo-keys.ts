import { z } from 'zod';

/** What the environment says of Yotpo. */
export const yotpoEnvironment = z.object({
  YOTPO_APP_KEYS: z
    .stringFormat('pairs brand=app key, separated by commas', /^[a-z]+=[A-Za-z0-9]+(,[a-z]+=[A-Za-z0-9]+)*$/)
    .optional(),
  YOTPO_API_URL: z.url({ protocol: /^https?$/ }).default('https://api-cdn.yotpo.com'),
});

export interface YotpoKeys {
  /** The store at Yotpo of each brand that has one. */
  readonly appKeys: ReadonlyMap<string, string>;
  readonly apiUrl: string;
}

/** Brands without a key have the store's own reviews. */
export const toYotpoKeys = (env: z.output<typeof yotpoEnvironment>): YotpoKeys => ({
  appKeys: new Map((env.YOTPO_APP_KEYS?.split(',') ?? []).map((pair) => parsePair(pair))),
  apiUrl: env.YOTPO_API_URL,
});

const parsePair = (pair: string): [string, string] => {
  const [brand = '', key = ''] = pair.split('=');
  return [brand, key];
};
