import { matchRoutes, type RouteObject } from 'react-router';
import type { Storefront } from '../../apps/api/src/catalogue/storefront.ts';
import {
  adjustableMattresses,
  builderModes,
  listedBundles,
} from '../../apps/api/src/shop/sets/find-set-pages.ts';
import { adjustablePath, BUILDERS, BUNDLES } from '../../apps/api/src/shop/sets/set-words.ts';
import routeMap from '../../apps/storefront/app/routes.ts';
import { readStorefronts } from './shop-in-memory.ts';
import { SPECIFIED_PATHS } from './specified-paths.ts';

/** A page that the specification names, and where it is. */
export interface RouteEntry {
  readonly path: string;
  /** The file that serves it, below apps/storefront/app; null while nothing does. */
  readonly file: string | null;
  /** The storefronts that have it. */
  readonly storefronts: readonly string[];
}

interface MappedRoute {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly file: string;
  readonly children?: readonly MappedRoute[] | undefined;
}

/** Every page of [C2], by its section, with where it is served. */
export const readRoutes = async (): Promise<{ title: string; entries: RouteEntry[] }[]> => {
  const served = toRouteObjects(await routeMap);
  const storefronts = readStorefronts().map(pagesOf);
  return SPECIFIED_PATHS.map(({ title, paths }) => ({
    title,
    entries: paths.map((path) => ({
      path,
      file: fileFor(path, served),
      storefronts: whoHas(path, storefronts),
    })),
  }));
};

/** The route map as the router matches it, each route named by its file. */
const toRouteObjects = (routes: readonly MappedRoute[]): RouteObject[] =>
  routes.map(({ path, index, file, children }) =>
    index
      ? { index: true, id: file, handle: file }
      : { path, handle: file, ...(children ? { children: toRouteObjects(children) } : {}) },
  );

const NOTHING = 'not-found/route.tsx';

const fileFor = (path: string, routes: RouteObject[]): string | null => {
  const file: unknown = matchRoutes(routes, path)?.at(-1)?.route.handle;
  return typeof file === 'string' && file !== NOTHING ? file : null;
};

interface StorefrontPages {
  readonly key: string;
  readonly paths: ReadonlySet<string>;
}

/** What is on every storefront, whatever it sells: pages of the shop and of the visitor's own. */
const EVERYWHERE = /^\/$|^\/(?:checkout|reviews|login|my-account)(?:\/|$)/;

const whoHas = (path: string, storefronts: readonly StorefrontPages[]): string[] =>
  storefronts.filter(({ paths }) => EVERYWHERE.test(path) || paths.has(path)).map(({ key }) => key);

const pagesOf = (storefront: Storefront): StorefrontPages => {
  const { key, brand, pages } = storefront;
  return {
    key,
    paths: new Set([
      ...Object.keys(brand.content.listings).map((name) => `/${name}`),
      ...(listedBundles(storefront).length > 0 ? [BUNDLES] : []),
      ...builderModes(storefront).map((mode) => `${BUILDERS}/${mode}`),
      ...adjustableMattresses(storefront).map(({ data }) => adjustablePath(data)),
      ...brand.products.map(({ url }) => url),
      ...[...brand.bundles, ...brand.collections].flatMap(({ url }) => url ?? []),
      ...pages.keys(),
    ]),
  };
};
