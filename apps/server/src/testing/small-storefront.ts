import { createContext, type EntryContext, RouterContextProvider } from 'react-router';
import type { Services, StorefrontBuild } from '../storefront/build.ts';

const servicesContext = createContext<Services>();

interface LoaderArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** What the pages of the small storefront are made of: the text of each path. */
type Pages = Record<
  string,
  (services: Services, request: Request) => string | Response | Promise<string | Response>
>;

/** A storefront build of one route, for tests: real React Router, pages of plain text, no React. */
export const smallStorefront = (pages: Pages): StorefrontBuild => {
  const loader = async ({ request, context }: LoaderArgs) => {
    const page = pages[new URL(request.url).pathname];
    if (!page) throw new Response('Not found', { status: 404 });
    return page(context.get(servicesContext), request);
  };
  return {
    entry: {
      module: { default: renderText, provide, isPrivatePath: (path: string) => path.startsWith('/checkout') },
    },
    routes: {
      page: {
        id: 'page',
        path: '*',
        module: { default: () => null, loader, action: loader },
      },
      // Takes no form.
      leaflet: {
        id: 'leaflet',
        path: 'leaflet',
        module: { default: () => null, loader: () => 'leaflet' },
      },
    },
    assets: { entry: { imports: [], module: '/entry.js' }, routes: {}, url: '/manifest.js', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    // React Router fills in what a build of one route does not need.
  } as unknown as StorefrontBuild;
};

const provide = (services: Services): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
};

const renderText = (
  request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext }: EntryContext,
) => {
  headers.set('content-type', 'text/html; charset=utf-8');
  const isPrivate = new URL(request.url).pathname.startsWith('/checkout');
  headers.set('cache-control', isPrivate || status !== 200 ? 'private, no-store' : 'public, s-maxage=600');
  return new Response(String(staticHandlerContext.loaderData.page), { status, headers });
};
