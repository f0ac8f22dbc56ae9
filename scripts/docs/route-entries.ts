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

/** An address of the storefront, and where it is served. */
export interface RouteEntry {
  /** With `:name` where a part differs and is no data of the catalogue. */
  readonly path: string;
  /** The file that serves it, below apps/storefront/app. */
  readonly file: string;
  /** The storefronts that have it. */
  readonly storefronts: readonly string[];
}

/** The addresses of one part of the storefront. */
export interface RouteGroup {
  readonly title: string;
  readonly entries: readonly RouteEntry[];
}

interface MappedRoute {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly file: string;
  readonly children?: readonly MappedRoute[] | undefined;
}

/**
 * Every address of every storefront: those of the route map, and those that products, lists, sets and written pages have by
 * their data.
 */
export const readRoutes = async (): Promise<readonly RouteGroup[]> => {
  const map = await routeMap;
  const served = toRouteObjects(map);
  const storefronts = readStorefronts().map(pagesOf);
  const ofData = new Set(storefronts.flatMap(({ paths }) => [...paths]));
  const found = [...ofData].flatMap((path) => {
    const file = fileFor(path, served);
    return file === null ? [] : [{ path, file, storefronts: whoHas(path, storefronts) }];
  });
  const everybody = storefronts.map(({ key }) => key);
  const drawn = new Set(found.map(({ file }) => file));
  const ofMap = addressesOf(map).filter(
    ({ path, file }) => !ofData.has(path) && !(isOpen(path) && (drawn.has(file) || file === NOTHING)),
  );
  const entries = [...found, ...ofMap.map((entry) => ({ ...entry, storefronts: everybody }))];
  return [...Map.groupBy(entries, ({ file }) => file.split('/')[0] ?? '')].map(([title, all]) => ({
    title,
    entries: all.toSorted((a, b) => a.path.localeCompare(b.path, 'en')),
  }));
};

/** Whether parts of a path are filled in by data. */
const isOpen = (path: string): boolean => /[:*]/.test(path);

/** The addresses of the route map itself. A frame around pages is none. */
const addressesOf = (
  routes: readonly MappedRoute[],
  base = '',
): { readonly path: string; readonly file: string }[] =>
  routes.flatMap(({ path = '', file, children = [] }) => {
    const at = path === '' ? base : `${base}/${path}`;
    return children.length > 0 ? addressesOf(children, at) : [{ path: at || '/', file }];
  });

/** The route map as the router matches it, each route named by its file. */
const toRouteObjects = (routes: readonly MappedRoute[]): RouteObject[] =>
  routes.map(({ path, index, file, children }) =>
    index
      ? { index: true, id: file, handle: file }
      : { path, handle: file, ...(children ? { children: toRouteObjects(children) } : {}) },
  );

const NOTHING = 'shop/not-found/route.tsx';

/** Null where the address is none of a page. */
const fileFor = (path: string, routes: RouteObject[]): string | null => {
  const file: unknown = matchRoutes(routes, path)?.at(-1)?.route.handle;
  return typeof file === 'string' && file !== NOTHING ? file : null;
};

interface StorefrontPages {
  readonly key: string;
  readonly paths: ReadonlySet<string>;
}

const whoHas = (path: string, storefronts: readonly StorefrontPages[]): string[] =>
  storefronts.filter(({ paths }) => paths.has(path)).map(({ key }) => key);

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
