import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

const READ = ['GET', 'HEAD'] as const;
const READ_AND_SEND = [...READ, 'POST'] as const;

const MOST_KNOWN = 1_000;

/** The methods that a page takes: a page with an action takes its forms too. */
export const createPageMethods = (build: ServerBuild) => {
  const routes = childrenOf(build.routes, undefined);
  const methodsOf = (pathname: string, asksIndex: boolean) => {
    const matches = matchRoutes(routes, pathname) ?? [];
    const last = matches.at(-1)?.route;
    // The router's own rule: a form goes to the frame of an index page unless the address says `?index`.
    const target = last?.index && !asksIndex ? matches.findLast(({ route }) => !route.index)?.route : last;
    const takesForms = build.routes[target?.id ?? '']?.module.action !== undefined;
    return takesForms ? READ_AND_SEND : READ;
  };
  // The router ranks all its routes anew each time: 2 ms where a page takes 50.
  const known = new LRUCache<string, readonly string[]>({ max: MOST_KNOWN });
  return (pathname: string, query: string): readonly string[] => {
    const asksIndex = INDEX.test(query);
    const key = `${asksIndex} ${pathname}`;
    const methods = known.get(key) ?? methodsOf(pathname, asksIndex);
    known.set(key, methods);
    return methods;
  };
};

const INDEX = /(?:^|&)index(?:=?)(?:&|$)/;

const childrenOf = (routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    const named = { id, ...(path === undefined ? {} : { path }) };
    return [index ? { ...named, index: true } : { ...named, children: childrenOf(routes, id) }];
  });
