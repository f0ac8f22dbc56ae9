import type { FetchApi } from '@counterpane/contract/call';

/** The browser's fetch, asking the API for the language of the page. */
export const localizedFetch: FetchApi = (path, init) => {
  const headers = new Headers(init?.headers);
  headers.set('x-language', document.documentElement.lang);
  return fetch(path, { ...init, headers });
};
