import { isRouteErrorResponse } from 'react-router';

/**
 * Whether what a page threw is an answer rather than a bug: an address that no route matches, for one. An address with a
 * line separator matches not even the route of everything else.
 */
export const isRefusal = (thrown: unknown): boolean => isRouteErrorResponse(thrown) && thrown.status < 500;
