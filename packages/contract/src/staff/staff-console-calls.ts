import type { FetchApi } from '../call.ts';
import { callEndpoint } from '../call-endpoint.ts';
/** What the member who is signed in may do, and for which brands. */
export const createStaffConsoleClient = (fetchApi: FetchApi) => ({
  console: () => callEndpoint(fetchApi, 'GET /staff/console'),
});
