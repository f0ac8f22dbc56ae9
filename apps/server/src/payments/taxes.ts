import { createTaxLookup, type FindTaxRate, findNoTaxRate } from '@counterpane/api/cart/taxes/tax-lookup';
import { systemClock } from '@counterpane/api/clock';
import { taxjarProvider } from '@counterpane/providers/tax/taxjar/taxjar-provider';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

/** What the environment says of TaxJar. */
export const taxjarEnvironment = z.object({
  TAXJAR_API_KEY: z.string().min(1).optional(),
  TAXJAR_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.taxjar.com'),
});

export interface TaxjarKeys {
  readonly apiKey: string;
  readonly apiUrl: string;
}

/** Null without a key: the store's own table of rates says it all. */
export const toTaxjarKeys = (env: z.output<typeof taxjarEnvironment>): TaxjarKeys | null =>
  env.TAXJAR_API_KEY ? { apiKey: env.TAXJAR_API_KEY, apiUrl: env.TAXJAR_API_URL } : null;

/** A shopper who typed an address waits no longer than this for its tax. */
const TIMEOUT_MS = 1_000;

export const taxLookupOf = (keys: TaxjarKeys | null, logger: FastifyBaseLogger): FindTaxRate =>
  keys
    ? createTaxLookup({
        provider: taxjarProvider({ ...keys, timeoutMs: TIMEOUT_MS }),
        clock: systemClock,
        logger,
      })
    : findNoTaxRate;
