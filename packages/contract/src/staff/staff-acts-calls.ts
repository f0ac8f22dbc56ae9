import type { FetchApi } from '../call.ts';
import { callEndpoint } from '../call-endpoint.ts';
/** What staff did, for managers. */
export const createStaffActsClient = (fetchApi: FetchApi) => ({
  acts: (query: Readonly<Record<string, string>> = {}) =>
    callEndpoint(fetchApi, 'GET /staff/acts', { query }),
});
