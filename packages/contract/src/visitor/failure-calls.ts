import { type Answer, call, type FetchApi } from '../call.ts';
import type { BrowserFailure } from './failures.ts';
import type { visitorEndpoints } from './visitor-endpoints.ts';

/** The path of the row, without the row: its schema stays out of plain pages. */
const PATH: (typeof visitorEndpoints)['tellFailure']['at'] extends `POST ${infer Path}` ? Path : never =
  '/failures';

/** Tells the store what failed in this browser. Apart from the client, so that plain pages carry no other call. */
export const tellFailure = (fetchApi: FetchApi, failure: BrowserFailure): Promise<Answer<unknown>> =>
  call(fetchApi, `/api${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failure),
  });
