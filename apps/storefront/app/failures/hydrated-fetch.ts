import type { FetchApi } from '@counterpane/contract/call';
import { translator } from '@counterpane/messages/translator';
import { browserFetch } from './browser-fetch.ts';

/** A fetch whose refusals can be read in a language: what stands in front of the API answers in none of ours. */
export const readableFetch =
  (fetchApi: FetchApi, language: () => string): FetchApi =>
  async (path, init) => {
    const answer = await fetchApi(path, init);
    if (answer.status < 400 || answer.headers.get('content-type')?.includes('json')) return answer;
    const error = translator(language())('An error occurred, please try again');
    return Response.json({ status: 'error', error, code: 'unreadable_answer' }, { status: answer.status });
  };

/** How a hydrated page calls the store: it shows what is refused, and has the messages for it, which small scripts have not. */
export const hydratedFetch: FetchApi = readableFetch(browserFetch, () => document.documentElement.lang);
