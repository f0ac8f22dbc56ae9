import type { ApiDeps } from '@counterpane/api/app';
import { buildApi } from '@counterpane/api/app';
import { importCatalogue } from '@counterpane/api/catalogue/import';
import { openCatalogueReader } from '@counterpane/api/catalogue/reader';
import { isoNow, systemClock } from '@counterpane/api/clock';
import { migrate } from '@counterpane/api/database/migrate';
import { consentOfVisit } from '@counterpane/api/http/consent-of';
import { hostnameOf } from '@counterpane/api/http/hostname-of';
import { maskPath } from '@counterpane/api/http/mask-path';
import { jobs } from '@counterpane/api/jobs';
import { orderFacts } from '@counterpane/api/order/orders/order-facts';
import { findKnownMethods, saveKnownMethods } from '@counterpane/api/order/payments/known-methods';
import { countUnfinishedWork } from '@counterpane/api/order/reconciliation/unfinished-work';
import { readUnpaidTotals } from '@counterpane/api/order/reservations/watch-unpaid-reservations';
import { onPurge, type PurgePages } from '@counterpane/api/shop/pages/purge';
import { PICTURES, readManifest } from '@counterpane/imagery/picture/manifest';
import { smtpSender } from '@counterpane/providers/email/smtp/smtp-sender';
import { SIZES } from '@counterpane/rules/options/sizes';
import { FREE_ORDER_CEILING } from '@counterpane/rules/payments/free-order-ceiling';
import { analyticsServiceOf } from './analytics/analytics-service.ts';
import type { Config } from './config.ts';
import { experimentServicesOf } from './experiments/experiment-services.ts';
import { findShownVariant } from './experiments/shown-variants.ts';
import { createApplePayDomain } from './files/apple-pay-domain.ts';
import { createAssets } from './files/assets.ts';
import { createModels } from './files/models.ts';
import { createPictures } from './files/pictures.ts';
import { isForUs, ownHosts, rememberHosts, storefrontAddresses, storefrontUrlOf } from './http/hosts.ts';
import { languagesOf, localeOf } from './http/languages.ts';
import { openListener } from './http/open-listener.ts';
import { createRefusalPages } from './http/refusal-pages.ts';
import { createRenderLimits } from './http/render-limits.ts';
import { createRequestRouter, nameApiRoutes } from './http/request-router.ts';
import { baseHeaders as baseHeadersFor } from './http/security-headers.ts';
import { visitCookies } from './http/visit-cookies.ts';
import { logFailedCall } from './monitoring/failed-call.ts';
import { createHealth } from './monitoring/health.ts';
import { createLogger } from './monitoring/logger.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { startTelemetry } from './monitoring/telemetry.ts';
import { traceMail, tracePayments } from './monitoring/trace-calls.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { pagePrivacy } from './page-cache/page-privacy.ts';
import {
  areEnough,
  buildProviders,
  contentSourcesOf,
  findAccounts,
  productSourcesOf,
  scriptOriginsOf,
  withSandboxes,
} from './payments/accounts.ts';
import { startSandboxes } from './payments/sandboxes.ts';
import { taxLookupOf } from './payments/taxes.ts';
import { watchMethods } from './payments/watch-methods.ts';
import { reviewServicesOf } from './reviews/review-services.ts';
import { carriersOf } from './shipping/carriers.ts';
import { signInCompaniesOf } from './sign-in/companies.ts';
import type { Announcement } from './start/announce.ts';
import { DEMO_CUSTOMER, seedDemoOrder } from './start/demo-customer.ts';
import { seedDemoStaff } from './start/demo-staff.ts';
import { loadEmails } from './start/load-emails.ts';
import { loadOwnCatalogue } from './start/own-catalogue.ts';
import { openOwnDatabase } from './start/own-database.ts';
import { refuseDemoOnRealStore } from './start/refuse-demo-on-real-store.ts';
import { reloadContent } from './start/reload-content.ts';
import { getSessionSecret } from './start/session-secret.ts';
import { startJobs } from './start/start-jobs.ts';
import { warnMissingPictures } from './start/warn-missing-pictures.ts';
import { warnOfOldFlags } from './start/warn-of-old-flags.ts';
import { storageOf } from './storage/storage.ts';
import { CLIENT_FOLDER, loadStorefrontBuild } from './storefront/build.ts';
import { createStorefront } from './storefront/storefront.ts';
import { textServiceOf } from './text-messages/text-service.ts';

const PAGE_CACHE_BYTES = 128 * 1024 * 1024;
/** Shoppers who are being served and jobs under way get this long to finish. */
const GRACE_MS = 6_000;
/** A mail server that is silent for so long has not taken the message. */
const MAIL_TIMEOUT_MS = 10_000;

export interface Store {
  readonly announcement: Announcement;
  /** Shows what the files of the catalogue say now. */
  reloadContent(): Promise<void>;
  /** Finishes what is under way, then lets go of everything, within ten seconds. */
  stop(): Promise<void>;
}

/** Puts the whole store together. Read it from top to bottom: things start in this order. */
export const startStore = async (config: Config): Promise<Store> => {
  const start = performance.now();
  const logger = createLogger(config.logLevel);
  for (const notice of config.notices) logger.warn(notice);
  const isHttps = config.publicUrl?.protocol === 'https:';
  const listener = await openListener(config, baseHeadersFor(isHttps));
  const publicUrl = config.publicUrl ?? new URL(`http://localhost:${listener.port}`);

  const catalogue = loadOwnCatalogue(config);
  const photographs = readManifest(PICTURES);
  const telemetry = config.telemetry && (await startTelemetry(config.telemetry));
  const database = await openOwnDatabase(config);
  await migrate(database);
  await refuseDemoOnRealStore(database, config);
  await importCatalogue(database, catalogue);

  const sandboxes = areEnough(config.accounts)
    ? null
    : await startSandboxes({
        storePort: listener.port,
        dataFolder: config.dataFolder,
        loadEmails: () => loadEmails(catalogue.brands),
      });
  const accounts = withSandboxes(config.accounts, findAccounts(sandboxes?.settings ?? {}));
  const mail = config.mail ?? sandboxes?.mail;
  if (!mail) throw new Error('a store without keys has sandboxes');

  const storefronts = storefrontAddresses(catalogue.brands, config.hosts, publicUrl);
  const reader = await openCatalogueReader({
    database,
    catalogue,
    photographs,
    clock: systemClock,
    hosts: Object.fromEntries(config.hosts),
    onChange: (tags) => purgePages(tags),
    onFault: (text) => logger.warn(text),
  });
  const all = catalogue.brands.flatMap(({ brand }) => brand.storefronts);
  warnOfOldFlags(systemClock, logger);
  warnMissingPictures(
    all.map(({ key }) => reader.getStorefront(key)),
    logger,
  );
  const stopping = new AbortController();
  const deps: ApiDeps = {
    database,
    catalogue: reader,
    providers: new Map([...buildProviders(accounts)].map(([id, provider]) => [id, tracePayments(provider)])),
    findTaxRate: taxLookupOf(config.taxjar, logger),
    email: traceMail(smtpSender({ ...mail, timeoutMs: MAIL_TIMEOUT_MS })),
    storefrontUrl: storefrontUrlOf(storefronts),
    isOwnHost: (host) => hosts.has(hostnameOf(host)),
    trustedProxies: config.trustedProxies,
    countsLoopback: !config.isDemo,
    clock: systemClock,
    logger,
    secret: config.sessionSecret ?? (await getSessionSecret(config.dataFolder)),
    secureCookies: isHttps,
    carriers: carriersOf(config.easypost, sandboxes?.settings),
    signInCompanies: signInCompaniesOf(config.signIn, sandboxes?.settings),
    reviewServices: reviewServicesOf(config.yotpo),
    texts: textServiceOf(config.attentive),
    analytics: analyticsServiceOf(config.googleAnalytics),
    experimentServices: experimentServicesOf(config.dynamicYield),
    environment: config.isDemo ? 'test' : 'production',
    storage: storageOf(config.s3, config.dataFolder),
    freeOrderCeiling: config.isDemo ? null : FREE_ORDER_CEILING,
    requiresSecondFactor: !config.isDemo,
    orders: orderFacts,
    apiDocs: config.apiDocs,
    stopping: stopping.signal,
    purgePages: (tags) => purgePages(tags),
    checkAnswers: false,
  };
  const api = buildApi(deps);
  nameApiRoutes(api);
  await api.ready();

  const definitions = new Map(all.map((definition) => [definition.key, definition]));
  const shownVariantOf = findShownVariant({ ...deps, storefronts: definitions });
  const contentSources = contentSourcesOf(accounts);
  const baseHeaders = baseHeadersFor(isHttps, contentSources.frame);
  const storefront = createStorefront({
    build: await loadStorefrontBuild(),
    api,
    scriptOrigins: (host) =>
      scriptOriginsOf(accounts, reader.storefrontOf(hostnameOf(host)).definition.country),
    contentSources,
    productSources: productSourcesOf(accounts),
    hostOf: (key) => new URL(deps.storefrontUrl(key)).host,
    protocol: isHttps ? 'https:' : 'http:',
    onError: (error, path) => logger.error({ err: error, path: maskPath(path) }, 'A page failed'),
    languagesOf: languagesOf(reader),
    shownVariantOf: (host, url, headers) =>
      shownVariantOf(reader.storefrontOf(hostnameOf(host)).key, url, headers),
    report: logFailedCall(logger),
  });
  const hosts = ownHosts(catalogue.brands, config, publicUrl);
  const pageCache = createPageCache({
    render: storefront.renderPublic,
    isPrivatePath: storefront.isPrivatePath,
    storefrontOf: rememberHosts((name) =>
      hosts.has(name) && name !== config.staffHost ? reader.storefrontOf(name).key : null,
    ),
    sizes: new Set(SIZES),
    privacyOf: (storefront, headers) => pagePrivacy(headers, definitions.get(storefront)?.country ?? ''),
    shownVariantOf,
    baseHeaders,
    maxBytes: PAGE_CACHE_BYTES,
    warn: (message) => logger.warn(message),
  });

  const purgePages: PurgePages = (tags) => (tags ? pageCache.purge(tags) : pageCache.clear());
  await onPurge(database, purgePages);
  const staff = await seedDemoStaff(config, deps);

  const methodWatch = await watchMethods({
    accounts,
    logger,
    known: {
      find: (account) => findKnownMethods(database.db, account),
      save: (account, methods) => saveKnownMethods(database.db, account, methods, isoNow(systemClock)),
    },
    onChange: () => purgePages(null),
  });
  const running = await startJobs({ jobs, deps, database, databaseUrl: config.databaseUrl, logger });
  listener.open(
    createRequestRouter({
      logger,
      baseHeaders,
      pageCache,
      api,
      storefront,
      refusalPage: createRefusalPages({
        render: storefront.renderPublic,
        storefrontOf: (host) => reader.storefrontOf(hostnameOf(host)).key,
        languagesOf: languagesOf(reader),
        localeOf: localeOf(reader),
      }),
      localeOf: localeOf(reader),
      visitCookies: (req) => {
        const { country } = reader.storefrontOf(hostnameOf(req.headers.host ?? '')).definition;
        const today = isoNow(systemClock).slice(0, 10);
        return consentOfVisit(req.headers, country).marketing ? visitCookies(req, isHttps, today) : [];
      },
      renderLimits: createRenderLimits(),
      trustedProxies: config.trustedProxies,
      applePayDomain: createApplePayDomain(config.applePayDomainFile, logger),
      assets: createAssets(CLIENT_FOLDER),
      pictures: createPictures(PICTURES, photographs),
      models: createModels(
        (host, name) => reader.storefrontOf(hostnameOf(host)).findEntry(name)?.data ?? null,
      ),
      health: createHealth({
        checks: { database: database.ping },
        isStopping: () => stopping.signal.aborted,
      }),
      metrics: createMetrics({
        pageCacheStats: pageCache.stats,
        countUnfinishedWork: () => countUnfinishedWork(database.db, isoNow(systemClock)),
        readUnpaidReservations: () => readUnpaidTotals(database.db),
      }),
      metricsToken: config.metricsToken,
      isDemo: config.isDemo,
      readLedger: sandboxes?.readLedger ?? null,
      staffHost: config.staffHost,
      isForUs: (host) => isForUs(host, hosts),
      brandOf: (host) => reader.storefrontOf(hostnameOf(host)).key,
    }),
  );

  const hasCustomer = config.hasDemoPeople && sandboxes !== null;
  // The start does not wait for it: a shopper who signs in has read a code first.
  const demoOrder = hasCustomer
    ? seedDemoOrder(api, deps).catch((error: unknown) => logger.warn({ err: error }, 'the demo has no order'))
    : null;

  return {
    announcement: {
      storefronts,
      cards: sandboxes?.cards ?? null,
      mailbox: sandboxes?.mailboxUrl ?? null,
      lab: sandboxes?.labUrl ?? null,
      staff,
      customer: hasCustomer ? DEMO_CUSTOMER : null,
      coupons: catalogue.coupons.map(({ code }) => code),
      apiDocs: config.apiDocs ? new URL('/api/docs', publicUrl).href : null,
      seconds: (performance.now() - start) / 1000,
    },
    reloadContent: () => reloadContent({ database, reader, load: () => loadOwnCatalogue(config) }),
    async stop() {
      // Event streams end first, because the shutdown would wait for them.
      stopping.abort();
      await Promise.all([listener.stop(GRACE_MS), running.stop()]);
      methodWatch.stop();
      await demoOrder;
      await api.close();
      await sandboxes?.close();
      await database.close();
      await telemetry?.stop();
    },
  };
};
