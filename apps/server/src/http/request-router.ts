import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CLAIMED_HOSTS } from '@counterpane/api/catalogue/attach-storefronts';
import { isSameOrigin } from '@counterpane/api/http/same-origin';
import type { FastifyInstance } from 'fastify';
import { APPLE_PAY_DOMAIN_PATH, type ApplePayDomain } from '../files/apple-pay-domain.ts';
import type { Assets } from '../files/assets.ts';
import type { Models } from '../files/models.ts';
import type { Pictures } from '../files/pictures.ts';
import type { Health } from '../monitoring/health.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { beginExchange, type Exchange, type RequestLogOptions } from '../monitoring/request-log.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { findFormFault } from './check-form.ts';
import { isDecodable, isUnambiguous } from './check-request.ts';
import { type LocaleOf, preferredLocale } from './languages.ts';
import { isOperator, type OperatorAccess } from './operator.ts';
import {
  apiLimitsOf,
  createPhotoForms,
  formLimitsOf,
  isPhotoForm,
  PHOTO_FORM_MS,
  type PhotoForms,
} from './photo-forms.ts';
import { findPostedReturn, mayBeReturn } from './posted-return.ts';
import { type BodyFault, type BodyLimits, hasBody, isTooLarge, receiveBody } from './receive-body.ts';
import type { RefusalPages } from './refusal-pages.ts';
import {
  type RefusalBody,
  type RequestRefusal,
  refusalEnvelope,
  refusalText,
  sendRefusal,
} from './refuse.ts';
import type { RenderLimits } from './render-limits.ts';
import { requestAddress } from './request-address.ts';
import { isAtRightHost } from './staff-host.ts';

interface RouterOptions extends RequestLogOptions, OperatorAccess {
  readonly pageCache: PageCache;
  readonly api: FastifyInstance;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly applePayDomain: ApplePayDomain;
  readonly assets: Assets;
  readonly pictures: Pictures;
  readonly models: Models;
  readonly storefront: Storefront;
  readonly refusalPage: RefusalPages;
  readonly renderLimits: RenderLimits;
  /** How many proxies in front of us may be believed about the client's address. */
  readonly trustedProxies: number;
  /** Where staff work, if they have a host of their own. */
  readonly staffHost: string | null;
  /** Whether a host is one of the store's; `evil.example` may lead here too, and is not served. */
  readonly isForUs: (host: string) => boolean;
  /** What is to be remembered of how a visitor came: lines that set cookies. */
  readonly visitCookies: (req: IncomingMessage) => readonly string[];
  /** In which locale a refusal says why. */
  readonly localeOf: LocaleOf;
  readonly baseHeaders: readonly (readonly [string, string])[];
  /** The sandboxes' own ledgers; null in a store with real providers, where the address does not exist. */
  readonly readLedger: (() => Promise<string>) | null;
  readonly timeoutMs?: number;
}

/** Routes every request, in order. The first line answers most of them. */
export const createRequestRouter = (given: RouterOptions): RequestListener => {
  const options = { ...given, photoForms: createPhotoForms() };
  return (req, res) => {
    if (options.pageCache.serve(req, res)) return;
    const exchange = beginExchange(req, res, options);
    res.setHeader('x-request-id', exchange.requestId);
    for (const [name, value] of options.baseHeaders) res.setHeader(name, value);
    limitTime(req, res, options);
    dispatch(req, res, exchange, options).catch((error: unknown) => {
      options.logger.error({ err: error, requestId: exchange.requestId }, 'A request failed');
      sendRefusal(req, res, { status: 500 }, refusalOf(req, 500, options));
    });
  };
};

interface Routing extends RouterOptions {
  readonly photoForms: PhotoForms;
}

const dispatch = async (
  req: IncomingMessage,
  res: ServerResponse,
  exchange: Exchange,
  options: Routing,
): Promise<void> => {
  const path = pathOf(req);
  const isApi = isOfApi(path);
  if (!isUnambiguous(req) || NUL.test(req.url ?? ''))
    return sendRefusal(req, res, { status: 400 }, refusalOf(req, 400, options));
  // Monitoring may use any host name of the machine.
  if (path === '/health/live' || path === '/health/ready' || path === '/metrics') {
    exchange.route = path;
    if (!isReading(req)) return sendRefusal(req, res, ONLY_READ, refusalOf(req, 405, options));
    return toOperator(req, res, { path, address: exchange.address }, options);
  }
  // Visitors can send these headers too, so they are removed: only `Host` decides the storefront.
  for (const name of CLAIMED_HOSTS) delete req.headers[name];
  if (!options.isForUs(req.headers.host ?? ''))
    return sendRefusal(req, res, { status: 421 }, refusalText(421, preferredLocale(req.headers)));
  // The body of a GET or HEAD request is ignored, and the connection closes, so that the body is not taken for the
  // next request.
  if (isReading(req) && hasBody(req)) res.shouldKeepAlive = false;
  const isHere = isAtRightHost(options.staffHost, req.headers.host ?? '', path);
  if (isApi && !isHere) return sendRefusal(req, res, { status: 404 }, refusalOf(req, 404, options));
  if (isApi) return toApi(req, res, exchange, options);
  if (path === '/sandboxes/ledger' && options.readLedger) {
    exchange.route = path;
    if (!isReading(req)) return sendRefusal(req, res, ONLY_READ, refusalOf(req, 405, options));
    return sendJson(res, await options.readLedger());
  }
  if (path === APPLE_PAY_DOMAIN_PATH) {
    exchange.route = path;
    if (!isReading(req)) return sendRefusal(req, res, ONLY_READ, refusalOf(req, 405, options));
    if (await options.applePayDomain.serve(req, res)) return;
    return sendRefusal(req, res, { status: 404 }, refusalOf(req, 404, options));
  }
  if (
    options.assets.serve(req, res, path) ||
    (await options.pictures.serve(req, res, path)) ||
    (await options.models.serve(req, res, path))
  ) {
    exchange.route = 'asset';
    return;
  }
  if (!isHere) return sendRefusal(req, res, { status: 404 }, refusalOf(req, 404, options));
  const refusal = await answerPage(req, res, exchange, options);
  if (refusal) sendRefusal(req, res, refusal, await options.refusalPage(req, refusal.status));
};

/** Sends a page that is the same for everybody, or one for this visitor, or says why there is none. */
const answerPage = async (
  req: IncomingMessage,
  res: ServerResponse,
  { requestId, address }: Exchange,
  { storefront, pageCache, renderLimits, trustedProxies, photoForms, visitCookies }: Routing,
): Promise<RequestRefusal | null> => {
  const network = requestAddress(address, req, trustedProxies);
  // Checked once, whether a page is rendered for everybody, for this visitor, or for both in turn.
  let busy: 429 | 503 | null | undefined;
  const mayRender = (): boolean => {
    if (busy === undefined) busy = renderLimits.refusalFor(network);
    return busy === null;
  };
  const cookies = isReading(req) ? visitCookies(req) : [];
  const answered = await renderLimits.during(network, () => pageCache.answer(req, res, mayRender, cookies));
  if (answered === 'sent') return null;
  if (answered === 'busy' || !mayRender()) return { status: busy ?? 503, headers: RETRY };
  const { method = 'GET', url = '/', headers } = req;
  if (!isDecodable(url)) return { status: 400 };
  const methods = storefront.methodsOf(headers.host ?? '', url);
  if (!methods.includes(method)) return { status: 405, headers: { allow: methods.join(', ') } };
  if (isReading(req)) {
    await renderLimits.during(network, () =>
      storefront.answerLive(req, res, { requestId, address, form: null, cookies }),
    );
    return null;
  }
  const isOwn = isOwnForm(headers);
  if (!isOwn && !mayBeReturn(url)) return { status: 403 };
  const full = photoForms.refusalFor(req, res, network);
  if (full !== null) return { status: full, headers: RETRY };
  const received = await receiveBody(req, formLimitsOf(req));
  if (!received.ok) return received;
  const { bytes: form } = received;
  const fault = await findFormFault({ contentType: headers['content-type'], bytes: form });
  if (fault) return { status: fault };
  const goesOnTo = mayBeReturn(url) ? findPostedReturn(url, form.toString()) : null;
  if (goesOnTo !== null) {
    res.writeHead(303, { location: goesOnTo, 'cache-control': 'no-store' }).end();
    return null;
  }
  if (!isOwn) return { status: 403 };
  // Check the limit again: many form bodies may have finished at once.
  const crowded = renderLimits.crowdedFor(network);
  if (crowded !== null) return { status: crowded, headers: RETRY };
  await renderLimits.during(network, () =>
    storefront.answerLive(req, res, { requestId, address, form, cookies }),
  );
  return null;
};

/** One line for who asked: in the envelope of the API below its address, else as it is. */
const refusalOf = (
  req: IncomingMessage,
  status: RequestRefusal['status'],
  { localeOf }: RouterOptions,
): RefusalBody => (isOfApi(pathOf(req)) ? refusalEnvelope : refusalText)(status, localeOf(req));

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

const isOfApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

const RETRY = { 'retry-after': '5' } as const;

/** Compares `Sec-Fetch-Site`, and `Origin` where both are sent: React Router reads the latter. */
const isOwnForm = ({ host, origin, ...headers }: IncomingHttpHeaders): boolean =>
  isSameOrigin({ ...headers, host, origin }) && isSameOrigin({ host, origin });

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const ONLY_READ = { status: 405, headers: { allow: 'GET, HEAD' } } as const;

/** The NUL character, which no shopper types, databases refuse and pages must not repeat. */
const NUL = /%00/;

const toApi = (req: IncomingMessage, res: ServerResponse, exchange: Exchange, options: Routing): void => {
  exchange.route = 'api';
  const refuse = (status: BodyFault | 429 | 503): void =>
    sendRefusal(req, res, { status }, refusalOf(req, status, options));
  const limits = apiLimitsOf(req);
  const full = isTooLarge(req, limits)
    ? 413
    : options.photoForms.refusalFor(req, res, requestAddress(exchange.address, req, options.trustedProxies));
  if (full !== null) {
    refuse(full);
    return;
  }
  limitArrival(req, res, limits, refuse);
  req.headers['x-request-id'] = exchange.requestId;
  exchanges.set(req, exchange);
  options.api.routing(req, res);
};

/** The API limits the size of its bodies itself; this limits the time in which they arrive. */
const limitArrival = (
  req: IncomingMessage,
  res: ServerResponse,
  { maxMs }: BodyLimits,
  refuse: (status: 408) => void,
): void => {
  if (!hasBody(req)) return;
  const timer = setTimeout(() => {
    if (!req.complete) refuse(408);
  }, maxMs).unref();
  res.once('close', () => clearTimeout(timer));
};

const toOperator = async (
  req: IncomingMessage,
  res: ServerResponse,
  { path, address }: { readonly path: string; readonly address: string },
  { health, metrics, metricsToken, isDemo }: RouterOptions,
): Promise<void> => {
  if (path === '/health/live') return health.live(res);
  const isDetailed = isOperator({ headers: req.headers, address }, { metricsToken, isDemo });
  if (path === '/health/ready') return health.ready(res, { isDetailed });
  if (!isDetailed) return sendText(res, 404, 'Not found');
  return metrics.send(res);
};

const exchanges = new WeakMap<IncomingMessage, Exchange>();

/** Lets the API name its requests by route, `/api/orders/:id`. Call it before the API is ready. */
export const nameApiRoutes = (api: FastifyInstance): void => {
  api.addHook('onRequest', async (request) => {
    const exchange = exchanges.get(request.raw);
    if (exchange) exchange.route = request.routeOptions.url ?? 'api';
  });
};

/** Ends a request that takes longer than a shopper would wait. */
const limitTime = (req: IncomingMessage, res: ServerResponse, options: RouterOptions): void => {
  const timer = setTimeout(
    () => {
      // A stream of events has been answered: it stays open as long as there is something to tell.
      if (isEventStream(res)) return;
      sendRefusal(req, res, { status: 503, headers: RETRY }, refusalOf(req, 503, options));
    },
    options.timeoutMs ?? (isPhotoForm(req) ? PHOTO_FORM_MS : 30_000),
  ).unref();
  res.once('close', () => clearTimeout(timer));
};

const isEventStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type')).startsWith('text/event-stream');

const sendText = (res: ServerResponse, status: number, text: string): void => {
  if (res.headersSent) return void res.destroy();
  res
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(text);
};

const sendJson = (res: ServerResponse, json: string): void => {
  res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(json);
};
