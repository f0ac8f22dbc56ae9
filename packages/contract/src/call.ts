import type { ErrorAnswer } from './envelope.ts';

/** A fetch that knows its origin: the browser's, or the in-memory dispatch of the server. */
export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>;

/** What a call comes to: its result, or the refusal as the API worded it. */
export type Answer<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly status: number; readonly error: ErrorAnswer };

/** Both of what the API answers. */
type Envelope = { readonly status: 'ok'; readonly result: unknown } | ErrorAnswer;

/** One call: any answer of the API is a value, and only a network that is down breaks it. */
export const call = async (fetchApi: FetchApi, path: string, init: RequestInit): Promise<Answer<unknown>> => {
  const response = await fetchApi(path, init);
  const body: Envelope = await response.json().catch(() => UNREADABLE);
  return body.status === 'ok'
    ? { ok: true, result: body.result }
    : { ok: false, status: response.status, error: body };
};

/**
 * A path as it was meant: an id that is `.` or `..` names nothing, where an address would lead to another resource.
 * @example withoutDotSegments('/api/carts/my/items/../') // "/api/carts/my/items/-/"
 */
export const withoutDotSegments = (path: string): string => path.replace(/\/\.{1,2}(?=[/?]|$)/g, '/-');

/** Whether something else than the API answered, whose text is in no language of a shopper. */
export const isUnreadable = (answer: Answer<unknown>): boolean =>
  !answer.ok && answer.error.code === UNREADABLE.code;

/** What stands in front of the API answers in plain text when it is at its end. Its text is for programmers. */
const UNREADABLE: ErrorAnswer = {
  status: 'error',
  error: 'An error occurred, please try again',
  code: 'unreadable_answer',
};
