import type { FetchApi } from '@counterpane/contract/client';
import type { ShownVariant } from '@counterpane/rules/experiments/experiments';
import { createContext, type RouterContextProvider } from 'react-router';
import type { ReportFailure } from './failures/failure.ts';

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
  /** What every path of the shop begins with: empty, or the path of a language such as `/fr`. */
  readonly basePath: string;
  /** What the visitor is shown of an experiment; null on most pages, and for visitors who are in none. */
  readonly shown: ShownVariant | null;
  /** Where a page writes that a call failed. */
  readonly report: ReportFailure;
}

/** Scripts of others that a page may load. */
export interface ScriptOrigins {
  readonly stripe: {
    readonly scriptUrl: string;
    readonly publishableKey: string;
    readonly origin: string;
  };
  /** Absent where product pages have no line of Affirm's own. */
  readonly affirm?: AffirmScript;
  /** Absent where the shop has no PayPal. */
  readonly braintree?: BraintreeScripts;
  /** Absent where the shop has no Amazon Pay. */
  readonly amazon?: AmazonScripts;
  /** Absent where no form of SplitIt is in the page: its own page asks. */
  readonly splitit?: SplititScript;
}

/** The script that draws Amazon's button, and by what Amazon knows the shop. */
export interface AmazonScripts {
  readonly scriptUrl: string;
  readonly merchantId: string;
  readonly publicKeyId: string;
  /** Whether product pages have the button too. */
  readonly isOnProducts: boolean;
}

/** The script that writes Affirm's line, and for whom. */
export interface AffirmScript {
  readonly scriptUrl: string;
  readonly publicKey: string;
  /** As Affirm writes it: `USA`. */
  readonly country: string;
}

/** The script of SplitIt's form. */
export interface SplititScript {
  readonly scriptUrl: string;
}

/** Addresses of Braintree's client script and of its PayPal component. */
export interface BraintreeScripts {
  readonly clientUrl: string;
  readonly paypalUrl: string;
  readonly deviceUrl: string;
}

const servicesContext = createContext<Services>();

export const setServices = (context: RouterContextProvider, services: Services): void =>
  context.set(servicesContext, services);

export const getServices = (context: Readonly<RouterContextProvider>): Services =>
  context.get(servicesContext);
