import type { FetchApi } from '../call.ts';
import { endpointCall } from '../endpoint-call.ts';
/** What staff did, for managers. */
export const createStaffActsClient = (fetchApi: FetchApi) => ({
  acts: (query: Readonly<Record<string, string>> = {}) =>
    endpointCall(fetchApi, 'GET /staff/acts')({ query }),
});
