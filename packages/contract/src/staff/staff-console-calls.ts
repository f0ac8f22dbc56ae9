import type { FetchApi } from '../call.ts';
import { endpointCall } from '../endpoint-call.ts';
/** What the member who is signed in may do, and for which brands. */
export const createStaffConsoleClient = (fetchApi: FetchApi) => ({
  console: () => endpointCall(fetchApi, 'GET /staff/console')(),
});
