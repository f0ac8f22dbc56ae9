import { z } from 'zod';
import { type TaxPlace, type TaxProvider, TaxServiceUnavailable } from '../port.ts';

interface TaxjarOptions {
  readonly apiKey: string;
  /** `https://api.taxjar.com`, or its sandbox. */
  readonly apiUrl: string;
  readonly timeoutMs: number;
}

/** A share of one, as TaxJar writes it: `"0.08875"`. */
const rateSchema = z.object({
  rate: z.object({ combined_rate: z.coerce.number().min(0).max(1) }),
});

/** TaxJar has no rate for such a place: the code is none that it knows, or not of that state. */
const UNKNOWN_PLACE = [400, 404];

/**
 * TaxJar's `GET /v2/rates/{zip}`. Its own package has no time limit, and a checkout must not wait for
 * long, so that the one documented call is made here.
 */
export const taxjarProvider = (options: TaxjarOptions): TaxProvider => ({
  id: 'taxjar',
  findRate: async (place) => {
    const answer = await ask(options, place);
    if (UNKNOWN_PLACE.includes(answer.status)) {
      await answer.body?.cancel();
      return null;
    }
    if (!answer.ok) throw new TaxServiceUnavailable(`TaxJar answered ${answer.status}`);
    const body: unknown = await answer.json().catch(() => null);
    const parsed = rateSchema.safeParse(body);
    if (!parsed.success)
      throw new TaxServiceUnavailable('TaxJar answered something else', { cause: parsed.error });
    return toBasisPoints(parsed.data.rate.combined_rate);
  },
});

const ask = async ({ apiKey, apiUrl, timeoutMs }: TaxjarOptions, place: TaxPlace): Promise<Response> => {
  const url = new URL(`/v2/rates/${encodeURIComponent(place.zip)}`, apiUrl);
  for (const name of ['country', 'state', 'city'] as const)
    if (place[name] !== '') url.searchParams.set(name, place[name]);
  try {
    return await fetch(url, {
      redirect: 'error',
      headers: { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new TaxServiceUnavailable('TaxJar did not answer', { cause: error });
  }
};

/** To a tenth of a point, which is what the finest published rates have. */
const toBasisPoints = (share: number): number => Math.round(share * 100_000) / 10;
