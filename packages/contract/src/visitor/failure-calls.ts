import { type Answer, call, type FetchApi } from '../call.ts';
import type { BrowserFailure } from './failures.ts';

/** Tells the store what failed in this browser. Apart from the client, so that plain pages carry no other call. */
export const tellFailure = (
  fetchApi: FetchApi,
  failure: BrowserFailure,
): Promise<Answer<Record<string, never>>> =>
  call(fetchApi, '/api/failures', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failure),
  });
