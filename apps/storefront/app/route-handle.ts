import { useMatches } from 'react-router';

/** The `handle` of a route module. */
export interface RouteHandle {
  /** The page runs React in the browser. Others are plain documents with a small script of their own. */
  readonly hydrate?: boolean;
}

/** Whether a route on the way to this page asks for React in the browser. */
export const useIsHydrated = (): boolean =>
  useMatches().some(({ handle }) => isRouteHandle(handle) && handle.hydrate === true);

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null;
