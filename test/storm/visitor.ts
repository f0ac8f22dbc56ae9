import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type Client, createClient } from '@counterpane/contract/client';
import type { Chance } from './chance.ts';

/** Somebody with a cookie jar whose calls go to whichever process of the store answers. */
export const stormVisitor = (origins: readonly string[], chance: Chance): Client => {
  let cookie = '';
  return createClient(async (path, init = {}) => {
    const headers = { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) };
    const signal = AbortSignal.timeout(20_000);
    const response = await fetch(`${chance.oneOf(origins)}${path}`, { ...init, headers, signal });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  });
};

const TRIES = 600;
const BETWEEN_MS = 100;

/** Clicks again as long as the store does not answer, or says that it cannot at the moment. */
export const again = async <Result>(call: () => Promise<Answer<Result>>): Promise<Answer<Result>> => {
  for (let count = 1; ; count += 1) {
    const answer = await call().catch((error: unknown) => {
      if (count === TRIES) throw error;
      return null;
    });
    const isDown = answer === null || (!answer.ok && (answer.status >= 500 || answer.status === 429));
    if (answer !== null && (!isDown || count === TRIES)) return answer;
    await pause(BETWEEN_MS);
  }
};

/** Until something is so, for so long. */
export const until = async (ms: number, isSo: () => Promise<boolean>): Promise<boolean> => {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    if (await isSo()) return true;
    await pause(250);
  }
  return false;
};
