import { z } from 'zod';
import { CarrierUnavailable } from '../port.ts';

export interface EasypostOptions {
  readonly apiKey: string;
  /** `https://api.easypost.com`, or its sandbox. */
  readonly apiUrl: string;
  /** Of each call. */
  readonly timeoutMs: number;
}

/** EasyPost looked at the request and will not do it; nothing happened. */
interface EasypostRefusal {
  readonly ok: false;
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

export type EasypostAnswer<T> = { readonly ok: true; readonly value: T } | EasypostRefusal;

interface EasypostCall<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly answer: z.ZodType<T>;
}

export type EasypostClient = <T>(call: EasypostCall<T>) => Promise<EasypostAnswer<T>>;

/** What says something of the request, and 402: the account has nothing left to pay with. Any other leaves us in doubt. */
const REFUSALS = [400, 402, 404, 422];

/** Refusals that say nothing of the parcel: the carrier or EasyPost is busy, and may be asked again. */
const ASK_AGAIN = [
  'SHIPMENT.PURCHASE.IN_PROGRESS',
  'SHIPMENT.POSTAGE.NO_RESPONSE',
  'SHIPMENT.RATES.UNAVAILABLE',
];

/** EasyPost documents `errors` as a list of objects or of texts. */
const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    errors: z
      .array(z.union([z.string(), z.object({ field: z.string().nullish(), message: z.string().nullish() })]))
      .catch([]),
  }),
});

/**
 * JSON over HTTP with parsed answers, each call within its time.
 * @throws CarrierUnavailable on broken connections, time-outs, 5xx, 429, a key that is none, and on answers that are
 * not what EasyPost documents.
 */
export const createEasypostClient =
  (options: EasypostOptions): EasypostClient =>
  async (call) => {
    const answer = await send(options, call);
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { ok: true, value: parseOrDoubt(call, body) };
    const refusal = errorSchema.safeParse(body);
    if (!REFUSALS.includes(answer.status) || !refusal.success || ASK_AGAIN.includes(refusal.data.error.code))
      throw new CarrierUnavailable(`EasyPost answered ${answer.status}`);
    const { code, message, errors } = refusal.data.error;
    return { ok: false, status: answer.status, code, message: [message, ...errors.map(inWords)].join(' ') };
  };

const send = async (
  { apiKey, apiUrl, timeoutMs }: EasypostOptions,
  { method, path, query = {}, body }: EasypostCall<unknown>,
): Promise<Response> => {
  const url = new URL(`/v2/${path}`, apiUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  try {
    return await fetch(url, {
      redirect: 'error',
      method,
      headers: {
        accept: 'application/json',
        // The key is the name, and there is no password.
        authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new CarrierUnavailable('EasyPost did not answer', { cause: error });
  }
};

const parseOrDoubt = <T>({ method, answer }: EasypostCall<T>, body: unknown): T => {
  const parsed = answer.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new CarrierUnavailable(`EasyPost answered a ${method} with something else`, { cause: parsed.error });
};

type FieldError = z.output<typeof errorSchema>['error']['errors'][number];

/** @example inWords({ field: 'zip', message: 'is invalid' }) // "zip is invalid" */
const inWords = (error: FieldError): string =>
  typeof error === 'string' ? error : [error.field, error.message].filter(Boolean).join(' ');
