import type { z } from 'zod';
import { AccountRefused, ProviderUnavailable } from '../provider-unavailable.ts';

interface LenderClientOptions {
  /** How messages call the lender: `Affirm`. */
  readonly name: string;
  readonly apiUrl: string;
  readonly timeoutMs: number;
  /** Who we are. */
  readonly headers: () => Promise<Record<string, string>> | Record<string, string>;
  /** The lender's shape of what was wrong, read as a code and a text. */
  readonly failure: z.ZodType<{ readonly code: string; readonly message: string }>;
  /** Statuses that say something of the request itself; every other one leaves us in doubt. */
  readonly refusals: readonly number[];
}

/** The lender looked at the request and will not do it; nothing happened. */
export interface LenderRefusal {
  readonly ok: false;
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

export type LenderAnswer<T> = { readonly ok: true; readonly value: T } | LenderRefusal;

interface LenderCall<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
  /** Where this call is refused with other statuses than the rest. */
  readonly refusals?: readonly number[];
  readonly answer: z.ZodType<T>;
}

export type LenderClient = ReturnType<typeof createLenderClient>;

/**
 * JSON over HTTP with parsed answers.
 * @throws ProviderUnavailable on broken connections, time-outs, 5xx, 429, keys that are not ours, and on
 * answers that are not what the lender promises.
 */
export const createLenderClient =
  (options: LenderClientOptions) =>
  async <T>(call: LenderCall<T>): Promise<LenderAnswer<T>> => {
    const answer = await send(options, call);
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { ok: true, value: parseOrDoubt(options, call, body) };
    const failure = options.failure.safeParse(body);
    if (!(call.refusals ?? options.refusals).includes(answer.status) || !failure.success)
      throw doubtOf(options, answer.status);
    return { ok: false, status: answer.status, ...failure.data };
  };

const send = async (
  { name, apiUrl, timeoutMs, headers: own }: LenderClientOptions,
  { method, path, body, headers }: LenderCall<unknown>,
): Promise<Response> => {
  try {
    const json: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    return await fetch(new URL(path, apiUrl), {
      redirect: 'error',
      method,
      headers: { accept: 'application/json', ...json, ...(await own()), ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch (error) {
    throw new ProviderUnavailable(`${name} did not answer`, { cause: error });
  }
};

/** Of 4xx, time-outs and too many calls say nothing of the account. */
const doubtOf = ({ name }: LenderClientOptions, status: number): ProviderUnavailable => {
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return new (isRefusal ? AccountRefused : ProviderUnavailable)(`${name} answered ${status}`);
};

const parseOrDoubt = <T>(
  { name }: LenderClientOptions,
  { path, answer }: LenderCall<T>,
  body: unknown,
): T => {
  const parsed = answer.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ProviderUnavailable(`${name} answered ${path} with something else`, { cause: parsed.error });
};
