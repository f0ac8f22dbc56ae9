import { pagesFor } from '@counterpane/catalogue/content/pages-for';
import { type Brand, type Catalogue, loadCatalogue } from '@counterpane/catalogue/load';
import { localBrand } from '@counterpane/catalogue/price-list';
import { matchRoutes, type RouteObject } from 'react-router';
import routeMap from '../../apps/storefront/app/routes.ts';
import { SPECIFIED_PATHS } from './specified-paths.ts';

/** A page that the specification names, and where it is. */
export interface RouteEntry {
  readonly path: string;
  /** The file that serves it, below apps/storefront/app; null while nothing does. */
  readonly file: string | null;
  /** The storefronts that have it; null where it follows from what else a storefront sells. */
  readonly storefronts: readonly string[] | null;
}

interface MappedRoute {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly file: string;
  readonly children?: readonly MappedRoute[] | undefined;
}

/** Every page of catalogue section 2, by its section, with where it is served. */
export const readRoutes = async (): Promise<{ title: string; entries: RouteEntry[] }[]> => {
  const served = toRouteObjects(await routeMap);
  const catalogue = loadCatalogue();
  const storefronts = catalogue.brands.flatMap((brand) => storefrontsOf(brand, catalogue));
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
/** What is put together from the products and bundles of a storefront. */
const DERIVED = /\/adjustable-bundle$|^\/bundle-builder\//;

const whoHas = (path: string, storefronts: readonly StorefrontPages[]): string[] | null =>
  DERIVED.test(path)
    ? null
    : storefronts.filter(({ paths }) => EVERYWHERE.test(path) || paths.has(path)).map(({ key }) => key);

const storefrontsOf = (whole: Brand, catalogue: Catalogue): StorefrontPages[] =>
  whole.brand.storefronts.map((storefront) => {
    const brand = localBrand(whole, storefront);
    const sets = [...brand.bundles, ...brand.collections].flatMap(({ url }) => url ?? []);
    const { key, country, language } = storefront;
    const written = pagesFor(catalogue.pages, brand.pages, { brandKey: whole.key, country, language });
    return {
      key,
      paths: new Set([
        ...Object.keys(brand.content.listings).map((name) => `/${name}`),
        ...(sets.some((url) => url.startsWith('/mattress-bundles/')) ? ['/mattress-bundles'] : []),
        ...brand.products.map(({ url }) => url),
        ...sets,
        ...written.keys(),
      ]),
    };
  });
