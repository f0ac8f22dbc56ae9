import type { FetchApi } from '@counterpane/contract/call';
import { browserFetch } from './browser-fetch.ts';
import { readableFetch } from './readable-fetch.ts';

/** How a hydrated page calls the store: it shows what is refused, and has the messages for it, which small scripts have not. */
export const hydratedFetch: FetchApi = readableFetch(browserFetch, () => document.documentElement.lang);
