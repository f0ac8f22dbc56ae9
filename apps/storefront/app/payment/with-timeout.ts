import type { PlainMessageId } from '@counterpane/messages/message-id';
/** [K8]. */
export const LOAD_FAILURE: PlainMessageId = 'Fail to load init Script';

/** Milliseconds. */
const LONGEST_WAIT = 10_000;

/** Rejects when a provider's script takes too long. */
export const withTimeout = <Result>(promise: Promise<Result>): Promise<Result> => {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(LOAD_FAILURE)), LONGEST_WAIT);
  });
  return Promise.race([promise, late]);
};
