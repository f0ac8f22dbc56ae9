import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '@counterpane/contract/client';

const TRIES = 600;
const BETWEEN_MS = 100;
const LOOK_EVERY_MS = 1_000;

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

/** Until something is so, for so long; looks as often as a waiting page does, which stays within the store's limits. */
export const until = async (ms: number, isSo: () => Promise<boolean>): Promise<boolean> => {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    if (await isSo()) return true;
    await pause(LOOK_EVERY_MS);
  }
  return false;
};

/** Whatever comes of it: what is true is asked afterwards. */
export const quietly = async (act: () => Promise<unknown>): Promise<void> => {
  await act().catch(() => null);
};
