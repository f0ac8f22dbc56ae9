import type { FetchApi } from '@counterpane/contract/client';
import { createContext, type RouterContextProvider } from 'react-router';

/** What the server lends to the pages for one request. */
export interface Services {
  /** Calls the API as this visitor: cookies travel both ways, Set-Cookie lands in responseHeaders. */
  readonly fetchApi: FetchApi;
  /** The server copies these on to the answer, whether page, redirect or data. */
  readonly responseHeaders: Headers;
  readonly host: string;
  /** For inline scripts and styles; null on pages that are kept for everyone. */
  readonly nonce: string | null;
  readonly requestId: string;
  readonly scriptOrigins: ScriptOrigins;
}

/** Scripts of others that a page may load. */
export interface ScriptOrigins {
  readonly stripe: {
    readonly scriptUrl: string;
    readonly publishableKey: string;
    readonly origin: string;
  };
}

const servicesContext = createContext<Services>();

export const setServices = (context: RouterContextProvider, services: Services): void =>
  context.set(servicesContext, services);

export const getServices = (context: Readonly<RouterContextProvider>): Services =>
  context.get(servicesContext);
