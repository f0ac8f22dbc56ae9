import { z } from 'zod';
import { ReviewsFailed } from '../port.ts';

export interface YotpoOptions {
  /** Of one store at Yotpo. It is no secret: browsers send it too. */
  readonly appKey: string;
  /** `https://api-cdn.yotpo.com`, or its sandbox. */
  readonly apiUrl: string;
  /** Of each call [C7, C9]. */
  readonly timeoutMs: number;
}

interface YotpoCall<T> {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** With it the call is a POST, which reads all the same. */
  readonly body?: object;
  readonly response: z.ZodType<T>;
}

type YotpoClient = <T>(call: YotpoCall<T>) => Promise<T>;

const OK = 200;

/**
 * JSON over HTTP with parsed answers. Yotpo says the status of an answer twice, in HTTP and in `status.code`; only 200 counts
 * in both [C7].
 * @throws ReviewsFailed on everything else, on broken connections and on time-outs.
 */
export const createYotpoClient =
  (options: YotpoOptions): YotpoClient =>
  async (call) => {
    const answer = await send(options, call);
    if (answer.status !== OK) {
      await answer.body?.cancel();
      throw new ReviewsFailed(`Yotpo answered ${answer.status}`, answer.status);
    }
    const envelope = z.object({ status: z.object({ code: z.number() }), response: z.unknown() });
    const parsed = envelope.safeParse(await answer.json().catch(() => null));
    if (!parsed.success) throw unreadable(parsed.error);
    const { status, response } = parsed.data;
    if (status.code !== OK) throw new ReviewsFailed(`Yotpo answered ${status.code}`, status.code);
    const read = call.response.safeParse(response);
    if (!read.success) throw unreadable(read.error);
    return read.data;
  };

const send = async (
  { apiUrl, timeoutMs }: YotpoOptions,
  { path, query = {}, body }: YotpoCall<unknown>,
): Promise<Response> => {
  const url = new URL(path, apiUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  try {
    return await fetch(url, {
      redirect: 'error',
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new ReviewsFailed('Yotpo did not answer', null, { cause: error });
  }
};

const unreadable = (cause: unknown): ReviewsFailed =>
  new ReviewsFailed('Yotpo answered something else', OK, { cause });
