import type { ErrorAnswer } from './envelope.ts';

/** A fetch that knows its origin: the browser's, or the in-memory dispatch of the server. */
export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>;

/** What a call comes to: its result, or the refusal as the API worded it. */
export type Answer<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly status: number; readonly error: ErrorAnswer };

/** One call: any answer of the API is a value, and only a network that is down breaks it. */
export const call = async <Result>(
  fetchApi: FetchApi,
  path: string,
  init: RequestInit,
): Promise<Answer<Result>> => {
  const response = await fetchApi(withoutDotSegments(path), init);
  const body: unknown = await response.json().catch(() => UNREADABLE);
  return response.ok && body !== UNREADABLE
    ? // Answers are checked against this contract by the API's own tests.
      { ok: true, result: (body as { result: Result }).result }
    : { ok: false, status: response.status, error: body as ErrorAnswer };
};

/**
 * A path as it was meant: an id that is `.` or `..` names nothing, where an address would lead to another resource.
 * @example withoutDotSegments('/api/carts/my/items/../') // "/api/carts/my/items/-/"
 */
export const withoutDotSegments = (path: string): string => path.replace(/\/\.{1,2}(?=[/?]|$)/g, '/-');

/** What stands in front of the API answers in plain text when it is at its end. */
const UNREADABLE: ErrorAnswer = {
  status: 'error',
  error: 'An error occurred, please try again',
  code: 'unreadable_answer',
};
