import type { FetchApi } from '../call.ts';
import { endpointCall } from '../endpoint-call.ts';
import type { SignIn } from './staff.ts';
/**
 * Signing in and out; 401 `sign_in_failed` for a wrong address or password alike, 401 `code_required` when both are
 * right and the account has a second factor.
 */
export const createStaffClient = (fetchApi: FetchApi) => ({
  signIn: (form: SignIn) => endpointCall(fetchApi, 'POST /staff/session')({ body: form }),
  /** Who is signed in; 401 `sign_in_required` when the visitor is not signed in. */
  member: () => endpointCall(fetchApi, 'GET /staff/session')(),
  /** Forgets every page and answer that is kept, in all processes: for managers of all brands. */
  clearCaches: () => endpointCall(fetchApi, 'POST /cache/purge')(),
  signOut: () => endpointCall(fetchApi, 'DELETE /staff/session')(),
});
