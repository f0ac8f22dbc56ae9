import { join } from 'node:path';
import type { FetchApi } from '@counterpane/contract/client';
import type { ShownVariant } from '@counterpane/rules/experiments/experiments';
import type { RouterContextProvider, ServerBuild } from 'react-router';

/** What the pages of one request get from us. The storefront names the same shape on its side. */
export interface Services {
  readonly fetchApi: FetchApi;
  /** Copied on to the answer: cookies, cache tags. */
  readonly responseHeaders: Headers;
  readonly host: string;
  readonly nonce: string | null;
  readonly requestId: string;
  readonly scriptOrigins: ScriptOrigins;
  readonly basePath: string;
  readonly shown: ShownVariant | null;
  readonly report: (failure: FailedCall) => void;
}

/** A call of a page that failed, to be logged. */
export interface FailedCall {
  readonly level: 'error' | 'warning';
  readonly text: string;
  readonly url: string;
  readonly error: unknown;
}

/** What pages have to know to load scripts and forms of payment companies, by the company's name. */
export type ScriptOrigins = Readonly<Record<string, object>>;

/** The built storefront: React Router's own exports, and two of ours from its entry module. */
export type StorefrontBuild = Omit<ServerBuild, 'entry'> & {
  readonly entry: { readonly module: ServerBuild['entry']['module'] & StorefrontEntry };
};

interface StorefrontEntry {
  readonly provide: (services: Services) => RouterContextProvider;
  readonly isPrivatePath: (pathname: string) => boolean;
}

const BUILD = join(import.meta.dirname, '../../../storefront/build');

export const CLIENT_FOLDER = join(BUILD, 'client');

/**
 * Loaded when the store starts, not at import: React's build is chosen then, and the storefront's build may not
 * exist yet.
 */
export const loadStorefrontBuild = (): Promise<StorefrontBuild> => import(join(BUILD, 'server/index.js'));
