import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

interface HealthOptions {
  /** What the store cannot sell without, by name. Each one resolves when it works. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  readonly isStopping: () => boolean;
  readonly timeoutMs?: number;
}

export type Health = ReturnType<typeof createHealth>;

/**
 * For load balancers: `live` says the process answers, `ready` that it can sell, and to an operator what it cannot sell
 * without.
 */
export const createHealth = ({ checks, isStopping, timeoutMs = 1000 }: HealthOptions) => ({
  live: (res: ServerResponse): void => sendJson(res, 200, { status: 'ok' }),

  async ready(res: ServerResponse, { isDetailed }: { readonly isDetailed: boolean }): Promise<void> {
    if (isStopping()) return sendJson(res, 503, { status: 'stopping' });
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await runCheck(check, timeoutMs)] as const),
    );
    const isReady = results.every(([, result]) => result === 'ok');
    sendJson(res, isReady ? 200 : 503, {
      status: isReady ? 'ok' : 'unavailable',
      ...(isDetailed ? { checks: Object.fromEntries(results) } : {}),
    });
  },
});

/** Says what is wrong in words, without the message itself: it may name a user or an address. */
const runCheck = async (check: () => Promise<unknown>, timeoutMs: number): Promise<string> => {
  const timer = new AbortController();
  const tooLate = delay(timeoutMs, `no answer within ${timeoutMs} ms`, { signal: timer.signal });
  try {
    return await Promise.race([check().then(() => 'ok'), tooLate]);
  } catch (error) {
    return `failed: ${error instanceof Error && 'code' in error ? error.code : 'see the log'}`;
  } finally {
    tooLate.catch(() => undefined);
    timer.abort();
  }
};

const sendJson = (res: ServerResponse, status: number, body: unknown): void => {
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  res.end(JSON.stringify(body));
};
