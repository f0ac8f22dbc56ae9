import { createHash } from 'node:crypto';
import type { WebStoreClient } from '@amazonpay/amazon-pay-api-sdk-nodejs';
import type { z } from 'zod';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { failureSchema } from './amazon-answers.ts';
import { type AmazonSigner, type AmazonSignerOptions, createAmazonSigner } from './amazon-signer.ts';

export interface AmazonClientOptions extends AmazonSignerOptions {
  /** `https://pay-api.amazon.com`, or `.eu` */
  readonly apiUrl: string;
  readonly timeoutMs: number;
}

/** Amazon looked at the request and will not do it; nothing happened. */
interface AmazonRefusal {
  readonly ok: false;
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

export type AmazonAnswer<T> = { readonly ok: true; readonly value: T } | AmazonRefusal;

interface AmazonCall<T> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** After the version: `checkoutSessions/…`. */
  readonly path: string;
  /** What stands behind the path, signed with it. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The same call with the same key takes effect once. */
  readonly key?: string;
  readonly answer: z.ZodType<T>;
}

export type AmazonClient = ReturnType<typeof createAmazonClient>;

/** Refusals that say something of the request itself; every other status leaves us in doubt. */
const REFUSALS = [400, 404, 409, 422];

/**
 * Amazon Pay's API with parsed answers. Amazon's own package signs the calls; they are sent here, because it
 * knows no time-out, and trusts any certificate as soon as it talks to another address than Amazon's.
 * @throws ProviderUnavailable on broken connections, time-outs, 5xx, 429, keys that are not ours, on idempotency keys
 * that Amazon has seen with another request, and on answers that are not what Amazon promises.
 */
export const createAmazonClient =
  (options: AmazonClientOptions, signer: AmazonSigner = createAmazonSigner(options)) =>
  async <T>(call: AmazonCall<T>): Promise<AmazonAnswer<T>> => {
    const answer = await send(options, await signer(), call);
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { ok: true, value: parseOrDoubt(call, body) };
    const failure = failureSchema.safeParse(body);
    if (!REFUSALS.includes(answer.status) || !failure.success)
      throw new ProviderUnavailable(`Amazon answered ${answer.status}`);
    const { reasonCode, message } = failure.data;
    // The call that the key was first used for may have gone through: this one says nothing of it.
    if (reasonCode === 'DuplicateIdempotencyKey')
      throw new ProviderUnavailable('Amazon knows the idempotency key of another request');
    return {
      ok: false,
      status: answer.status,
      code: reasonCode ?? String(answer.status),
      message: message ?? '',
    };
  };

const send = async (
  { apiUrl, timeoutMs }: AmazonClientOptions,
  signer: WebStoreClient,
  { method, path, query, body, key }: AmazonCall<unknown>,
): Promise<Response> => {
  const signed = {
    method,
    urlFragment: path,
    ...(query && { queryParams: query }),
    payload: body ? JSON.stringify(body) : '',
    headers: headersOf(key),
  };
  const headers = signer.getSignedHeaders(signed);
  const signal = AbortSignal.timeout(timeoutMs);
  const init = { method, headers, signal, ...(signed.payload ? { body: signed.payload } : {}) };
  try {
    const url = new URL(`/${signed.urlFragment}${searchOf(query)}`, apiUrl);
    return await fetch(url, { ...init, redirect: 'error' });
  } catch (error) {
    throw new ProviderUnavailable('Amazon did not answer', { cause: error });
  }
};

/** As the package signs it: in the order of the alphabet, each value encoded. */
const searchOf = (query: Readonly<Record<string, string>> = {}): string => {
  const pairs = Object.keys(query)
    .toSorted()
    .map((name) => `${name}=${encodeURIComponent(query[name] ?? '')}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

const headersOf = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { 'x-amz-pay-idempotency-key': shortKey(key) };

/** Amazon takes 32 characters. */
const shortKey = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

const parseOrDoubt = <T>({ path, answer }: AmazonCall<T>, body: unknown): T => {
  const parsed = answer.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ProviderUnavailable(`Amazon answered ${path} with something else`, { cause: parsed.error });
};
