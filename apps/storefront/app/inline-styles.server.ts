import { readdirSync, readFileSync } from 'node:fs';
import type { EntryContext } from 'react-router';
import { createPageStyles, type PageStyles } from './page-styles.server.ts';
import type { RouteHandle } from './route-handle.ts';

/** Stands in a page's style until the page is rendered; null in development, where styles are not built. */
export const STYLES_MARK = import.meta.env.DEV ? null : '/* styles */';

let pageStyles: PageStyles | null = null;

/** The page with the styles that it can need. */
export const inlineStyles = (html: string, routerContext: EntryContext): string => {
  if (STYLES_MARK === null || !html.includes(STYLES_MARK)) return html;
  pageStyles ??= readPageStyles(routerContext);
  const styles = pageStyles(html);
  return html.replace(STYLES_MARK, () => styles);
};

/** The server build stands beside the client build. */
const CLIENT = new URL('../client/', import.meta.url);

const readPageStyles = ({ manifest, routeModules }: EntryContext): PageStyles => {
  const folder = new URL('assets/', CLIENT);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const sheets = manifest.routes.root?.css ?? [];
  return createPageStyles(
    {
      stylesheet: sheets.map((href) => readFileSync(new URL(`.${href}`, CLIENT), 'utf8')).join(''),
      scripts: new Map(scripts.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')])),
    },
    {
      entry: fileName(manifest.entry.module),
      reachable: hydratedModules(manifest, routeModules),
    },
  );
};

/** The console of staff, whose pages no shopper's page leads to. */
const STAFF = 'staff/route';

/** A page of the framework goes to others of its kind without loading a document: those of staff, and those of shoppers. */
const hydratedModules = (
  { routes }: EntryContext['manifest'],
  routeModules: EntryContext['routeModules'],
): string[][] => {
  const isOf = (frame: string, id: string | undefined): boolean =>
    id !== undefined && (id === frame || isOf(frame, routes[id]?.parentId));
  const isHydrated = (id: string | undefined): boolean => {
    if (id === undefined) return false;
    const handle = routeModules[id]?.handle as RouteHandle | undefined;
    return handle?.hydrate === true || isHydrated(routes[id]?.parentId);
  };
  const hydrated = Object.values(routes).flatMap((route) => (route && isHydrated(route.id) ? [route] : []));
  const groups = Map.groupBy(hydrated, ({ id }) => isOf(STAFF, id));
  return [...groups.values()].map((group) => group.map(({ module }) => fileName(module)));
};

const fileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
