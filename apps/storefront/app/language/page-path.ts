import type { RouterContextProvider } from 'react-router';
import { getServices } from '../services.ts';

/** The path of a request without the path of its language. @example '/fr/mattress' is "/mattress" */
export const pagePath = (request: Request, context: Readonly<RouterContextProvider>): string => {
  const { pathname } = new URL(request.url);
  return pathname.slice(getServices(context).basePath.length) || '/';
};
