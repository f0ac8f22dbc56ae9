import { Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { getClient, requireResult } from './api.ts';
import { cacheMiddleware } from './cache-headers.ts';
import cartBadgeUrl from './chrome/cart-badge.ts?worker&url';
import { DocumentHead } from './chrome/document-head.tsx';
import { ErrorPage } from './chrome/error-page.tsx';
import { SkipLink } from './chrome/header.tsx';
import { SpeculationRules } from './chrome/speculation.tsx';
import type { VisitData } from './language/use-storefront.ts';
import { couponMiddleware } from './shop/coupon/coupon-cookie.ts';
import './design/base.css';
import { DEFAULT_THEME } from './design/theme.ts';
import { localeOf } from './language/locale.ts';
import { useIsHydrated } from './route-handle.ts';
import { storefrontUrl } from './seo/storefront-url.ts';
import { findPageEvent } from './shop/events/page-event.ts';
import tellEventsUrl from './shop/events/tell-events.ts?worker&url';
import { ConsentBanner } from './shop/privacy-choices/consent-banner.tsx';
import livePricesUrl from './shop/quotes/live-prices.ts?worker&url';
import { redirectMiddleware } from './shop/redirects/redirect-middleware.ts';

export const middleware: Route.MiddlewareFunction[] = [cacheMiddleware, couponMiddleware, redirectMiddleware];

export const loader = async ({ context }: Route.LoaderArgs): Promise<VisitData> => {
  const { storefront, privacy } = requireResult(await getClient(context).chrome());
  return { storefront, origin: storefrontUrl(storefront), privacy };
};

/** Name, words and tokens of the brand do not change while a shopper moves through the checkout. */
export const shouldRevalidate = () => false;

export const Layout = ({ children }: { children: React.ReactNode }) => {
  const { storefront, privacy } = useRouteLoaderData<VisitData>('root') ?? {};
  const isHydrated = useIsHydrated();
  const locale = storefront ? localeOf(storefront) : 'en';
  const { look } = { ...DEFAULT_THEME, ...storefront?.theme };
  return (
    <html lang={locale} data-look={look}>
      <DocumentHead theme={storefront?.theme ?? {}} locale={locale} />
      <body>
        <SkipLink />
        {/* Pages of the framework ask nothing, so that their scripts and styles are without it. */}
        {import.meta.env.SSR && privacy?.isAsked && !isHydrated && <ConsentBanner />}
        {children}
        {isHydrated ? <HydratedScripts /> : <DocumentScripts />}
        {privacy?.analytics && <EventScript isLate={isHydrated} />}
      </body>
    </html>
  );
};

export default function Root() {
  return <Outlet />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />;

const HydratedScripts = () => (
  <>
    <ScrollRestoration />
    <Scripts />
  </>
);

/**
 * Tells what it is to open the page, where the visit allows it. A page of the framework loads it by its entry (entry.client.tsx):
 * a script in its document would hold up its parsing, and with it the focus of the place that an address names.
 */
const EventScript = ({ isLate }: { isLate: boolean }) => {
  const name = findPageEvent(useMatches().at(-1)?.id ?? '') ?? '';
  return isLate ? (
    <script type="application/json" data-src={tellEventsUrl} data-event={name} />
  ) : (
    <script type="module" src={tellEventsUrl} data-event={name} />
  );
};

/** A plain document needs no framework: one small script fills the cart's count in. */
const DocumentScripts = () => (
  <>
    <SpeculationRules />
    <script type="module" src={cartBadgeUrl} />
    <script type="module" src={livePricesUrl} />
  </>
);
