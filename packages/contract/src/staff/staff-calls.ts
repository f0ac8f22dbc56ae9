import type { FetchApi } from '../call.ts';
import { callEndpoint } from '../call-endpoint.ts';
import type { SignIn } from './staff.ts';
/**
 * Signing in and out; 401 `sign_in_failed` for a wrong address or password alike, 401 `code_required` when both are
 * right and the account has a second factor.
 */
export const createStaffClient = (fetchApi: FetchApi) => ({
  signIn: (form: SignIn) => callEndpoint(fetchApi, 'POST /staff/session', { body: form }),
  /** Who is signed in; 401 `sign_in_required` when the visitor is not signed in. */
  member: () => callEndpoint(fetchApi, 'GET /staff/session'),
  /** Forgets every page and answer that is kept, in all processes: for managers of all brands. */
  clearCaches: () => callEndpoint(fetchApi, 'POST /cache/purge'),
  signOut: () => callEndpoint(fetchApi, 'DELETE /staff/session'),
});
