import type { z } from 'zod';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { SplititClientOptions } from './access-token.ts';
import { type AccessToken, createAccessToken } from './access-token.ts';
import { failureSchema } from './splitit-answers.ts';

/** SplitIt looked at the request and will not do it; nothing happened. */
interface SplititRefusal {
  readonly ok: false;
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

type SplititAnswer<T> = { readonly ok: true; readonly value: T } | SplititRefusal;

interface SplititCall<T> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** After `/api/installmentplans`. */
  readonly path: string;
  readonly body?: object;
  /** The same call with the same key takes effect once; calls that only read need none. */
  readonly key?: string;
  readonly answer: z.ZodType<T>;
}

export type SplititClient = ReturnType<typeof createSplititClient>;

/**
 * Refusals that say something of the request itself; every other status leaves us in doubt. 409 may be about a call with the
 * same key, which may have gone through.
 */
const REFUSALS = [400, 404, 422];

/**
 * SplitIt's web API with parsed answers.
 * @throws ProviderUnavailable on broken connections, time-outs, 5xx, 429, keys that are not ours, and on
 * answers that are not what SplitIt promises.
 */
export const createSplititClient = (options: SplititClientOptions) => {
  const token = createAccessToken(options);
  return async <T>(call: SplititCall<T>): Promise<SplititAnswer<T>> => {
    const answer = await sendAgainWhenExpired(options, token, call);
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { ok: true, value: parseOrDoubt(call, body) };
    const failure = failureSchema.safeParse(body);
    if (!REFUSALS.includes(answer.status) || !failure.success)
      throw new ProviderUnavailable(`SplitIt answered ${answer.status}`);
    const { Code, Message, AdditionalInfo } = failure.data.Error;
    return {
      ok: false,
      status: answer.status,
      code: AdditionalInfo ?? Code ?? String(answer.status),
      message: Message ?? '',
    };
  };
};

/** An access token may end early: once, another one is asked for. */
const sendAgainWhenExpired = async (
  options: SplititClientOptions,
  token: AccessToken,
  call: SplititCall<unknown>,
): Promise<Response> => {
  const first = await send(options, await token.get(), call);
  if (first.status !== 401) return first;
  await first.body?.cancel();
  token.forget();
  return send(options, await token.get(), call);
};

const send = async (
  { apiUrl, timeoutMs }: SplititClientOptions,
  token: string,
  { method, path, body, key }: SplititCall<unknown>,
): Promise<Response> => {
  const headers = {
    authorization: `Bearer ${token}`,
    'x-splitit-idempotencykey': key ?? crypto.randomUUID(),
    'x-splitit-touchpoint': '',
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const init = { method, headers, signal, ...(body ? { body: JSON.stringify(body) } : {}) };
  try {
    return await fetch(new URL(`/api/installmentplans${path}`, apiUrl), { ...init, redirect: 'error' });
  } catch (error) {
    throw new ProviderUnavailable('SplitIt did not answer', { cause: error });
  }
};

const parseOrDoubt = <T>({ path, answer }: SplititCall<T>, body: unknown): T => {
  const parsed = answer.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ProviderUnavailable(`SplitIt answered ${path} with something else`, { cause: parsed.error });
};
