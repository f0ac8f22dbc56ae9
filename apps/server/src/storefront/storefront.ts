import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_HEADER } from '@counterpane/api/catalogue/language-of';
import { type Operation, traced } from '@counterpane/api/telemetry/traced';
import { SIZE_COOKIE } from '@counterpane/contract/visitor/page-cookies';
import {
  type ContentSources,
  mergedSources,
  NO_SOURCES,
} from '@counterpane/providers/payment/content-sources';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { FindShownVariant } from '../experiments/shown-variants.ts';
import { languageOfPath } from '../http/languages.ts';
import { takeOwnInline } from '../http/own-inline.ts';
import { pageOfData } from '../http/page-of-data.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { PageAddress } from '../page-cache/page-address.ts';
import { VISITS } from '../page-cache/page-privacy.ts';
import { type Caller, createFetchApi } from './api-dispatch.ts';
import type { FailedCall, ScriptOrigins, Services, StorefrontBuild } from './build.ts';
import { isRefusal } from './is-refusal.ts';
import { createPageMethods } from './page-methods.ts';
import { sendLive } from './send-live.ts';
import { toRequest } from './to-request.ts';

interface StorefrontOptions {
  readonly build: StorefrontBuild;
  readonly api: FastifyInstance;
  /** What pages of a host load. */
  readonly scriptOrigins: (host: string) => ScriptOrigins;
  /** What pages of the checkout may load of payment companies. */
  readonly contentSources: ContentSources;
  /** What a product page may load of a company that draws something in it, by the company's name. */
  readonly productSources: ReadonlyMap<string, ContentSources>;
  /** How shoppers reach us, which behind a proxy is not how requests arrive. */
  readonly protocol: 'http:' | 'https:';
  /** The host, with its port, that shoppers know a storefront by. */
  readonly hostOf: (storefront: string) => string;
  /** The languages that a host has beside its first; each is a shop of its own below `/<language>`. */
  readonly languagesOf: (host: string) => readonly string[];
  /** What a visitor of a host is shown of an experiment, on a page that is rendered for them alone. */
  readonly shownVariantOf: FindShownVariant;
  /** Called with every bug that a page shows as an error page. */
  readonly onError: (error: unknown, pathname: string) => void;
  /** Called with every failed call of a page [C8]. */
  readonly report: (failure: FailedCall) => void;
}

export type Storefront = ReturnType<typeof createStorefront>;

interface Rendered {
  readonly response: Response;
  /** What the page loads of companies that draw something in it. */
  readonly sources: ContentSources | null;
}

/** What the front knows of a request beside the request itself. */
interface LiveRequest {
  readonly requestId: string;
  /** Who the connection is from. */
  readonly address: string;
  readonly form: Buffer | null;
  /** Lines that set cookies of the visit. */
  readonly cookies: readonly string[];
}

/** Of a page that loads what companies draw in it: those companies. It stays between us and the page. */
const SCRIPTS_OF = 'scripts-of';

/** In any language. */
const CHECKOUT = /^(?:\/[a-z]{2})?\/checkout(?:\/|$)/;

/** In any language: what comes in exchange for something of an order, and a dearer address, is paid for on the page of a company. */
const ORDER = /^(?:\/[a-z]{2})?(?:\/my-account)?\/orders\/[^/]+(?:\/(?:exchange|address))?$/;

/** Renders pages: for everyone, to be kept, or for one visitor, to be sent. */
export const createStorefront = (options: StorefrontOptions) => {
  const { api, contentSources, productSources, protocol, report, languagesOf } = options;
  const { provide, isPrivatePath } = options.build.entry.module;
  const build = withErrorsTold(options);
  const handlers = new Map<string | null, ReturnType<typeof createRequestHandler>>();
  /** The same pages; below the path of a language every address begins with it. */
  const handlerFor = (language: string | null) => {
    const known = handlers.get(language);
    if (known) return known;
    const made = createRequestHandler(
      language === null ? build : { ...build, basename: `/${language}` },
      'production',
    );
    handlers.set(language, made);
    return made;
  };

  const render = async (
    request: Request,
    caller: Caller,
    { nonce, shown }: Pick<Services, 'nonce' | 'shown'> & { readonly nonce: string },
  ): Promise<Rendered> => {
    const responseHeaders = new Headers();
    const { host, requestId } = caller;
    const language = languageOfPath(new URL(request.url).pathname, languagesOf(host));
    const fetchApi = createFetchApi(api, withLanguage(caller, language), responseHeaders);
    const basePath = language === null ? '' : `/${language}`;
    const scriptOrigins = options.scriptOrigins(host);
    const services = {
      fetchApi,
      responseHeaders,
      host,
      nonce,
      requestId,
      scriptOrigins,
      report,
      basePath,
      shown,
    };
    const response = await traced(RENDERING, () => handlerFor(language)(request, provide(services)));
    const sources = sourcesOf(productSources, responseHeaders.get(SCRIPTS_OF));
    responseHeaders.delete(SCRIPTS_OF);
    for (const [name, value] of responseHeaders) response.headers.append(name, value);
    return { response, sources };
  };

  const pageMethods = createPageMethods(options.build);

  return {
    isPrivatePath: (pathname: string): boolean => isPrivatePath(pageOfData(pathname)),

    /** The methods that the page of an address takes, as `Allow` names them. */
    methodsOf(host: string, url: string): readonly string[] {
      const [path = '/', query = ''] = url.split('?', 2);
      const language = languageOfPath(path, languagesOf(host));
      const own = language === null ? path : path.slice(language.length + 1) || '/';
      return pageMethods(pageOfData(own) || '/', query);
    },

    /** Renders a page without a visitor: it depends on the URL only. */
    async renderPublic({ storefront, url, size, privacy, shown }: PageAddress): Promise<Response> {
      const host = options.hostOf(storefront);
      const headers: Record<string, string> = {
        host,
        ...(size ? { cookie: `${SIZE_COOKIE}=${size}` } : {}),
      };
      const request = new Request(`${protocol}//${host}${url}`, { headers });
      const requestId = `page-${randomBytes(6).toString('hex')}`;
      const caller = {
        ...{ host, requestId, address: '127.0.0.1', method: 'GET' },
        headers: new Headers(VISITS[privacy]),
      };
      const nonce = randomBytes(16).toString('base64');
      const { response, sources } = await render(request, caller, { nonce, shown });
      return isHtml(response) ? withoutNonce(response, nonce, sources) : response;
    },

    /** `form` is the body as it was received; null for a page that is only read. */
    async answerLive(
      req: IncomingMessage,
      res: ServerResponse,
      { requestId, address, form, cookies }: LiveRequest,
    ): Promise<void> {
      const request = toRequest(req, res, { protocol, form });
      const nonce = randomBytes(16).toString('base64');
      const { method, headers } = request;
      const host = req.headers.host ?? '';
      const caller = { host, requestId, address, method, headers };
      const shown = options.shownVariantOf(host, req.url ?? '/', req.headers);
      const { response, sources: own } = await render(request, caller, { nonce, shown });
      if (isHtml(response)) {
        const { pathname } = new URL(request.url);
        const formsOnly = ORDER.test(pathname) ? { ...NO_SOURCES, form: contentSources.form } : own;
        const sources = CHECKOUT.test(pathname) ? contentSources : formsOnly;
        response.headers.set('content-security-policy', contentSecurityPolicy({ nonce }, sources));
      }
      // Only the list of routes is for everyone.
      if (!response.headers.get('cache-control')?.includes('immutable'))
        for (const line of cookies) response.headers.append('set-cookie', line);
      await sendLive(req, res, response);
    },
  };
};

const RENDERING: Operation = {
  name: 'render page',
  duration: 'counterpane.page.render.duration',
  kind: 'server',
  attributes: {},
};

/** All that a page may load of the companies that it names. */
const sourcesOf = (
  productSources: StorefrontOptions['productSources'],
  named: string | null,
): ContentSources | null => {
  const all = (named ?? '').split(', ').flatMap((name) => productSources.get(name) ?? []);
  return all.length === 0 ? null : mergedSources(all);
};

const isHtml = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** A page that is kept for everybody cannot have a nonce of its own: its policy names hashes in its place. */
const withoutNonce = async (
  response: Response,
  nonce: string,
  sources: ContentSources | null,
): Promise<Response> => {
  const { html, ...inline } = takeOwnInline(await response.text(), nonce);
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', contentSecurityPolicy(inline, sources));
  return new Response(html, { status: response.status, headers });
};

/** Pages ask the API in the language of their path, whatever the browser prefers. */
const withLanguage = (caller: Caller, language: string | null): Caller => {
  const headers = new Headers(caller.headers);
  headers.delete(LANGUAGE_HEADER);
  if (language !== null) headers.set(LANGUAGE_HEADER, language);
  return { ...caller, headers };
};

const withErrorsTold = ({ build, onError }: StorefrontOptions): ServerBuild => {
  const handleError: ServerBuild['entry']['module']['handleError'] = (error, { request }) => {
    // A shopper who left is no bug.
    if (!request.signal.aborted && !isRefusal(error)) onError(error, new URL(request.url).pathname);
  };
  return { ...build, entry: { module: { ...build.entry.module, handleError } } };
};
