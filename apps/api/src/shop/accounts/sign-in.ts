import type { SignedIn } from '@counterpane/contract/customer/customer';
import { isAPIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, ok, refused } from '../../http/answers.ts';
import { callerOf, refuseOverLimit, takeBackLimited } from '../../http/limiter.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { isDoubleSubmit, rememberSubmit } from '../../sessions/double-submit.ts';
import { passCookies } from '../../sessions/pass-cookies.ts';
import { bringBedSize } from './bed-size.ts';
import { forgetCodeEmail } from './code-cookie.ts';
import type { CustomerAuth } from './customer-auth.ts';
import { endSessionOf } from './end-session.ts';
import { joinCart } from './join-cart.ts';
import { findCustomerId } from './store.ts';

/** One request that signs in, with the code that it brings. */
interface SigningIn {
  readonly deps: OrderDeps;
  readonly auth: CustomerAuth;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly email: string;
  readonly code: string;
  /** Whose tries are counted: a link is no guess, and the owner of a mailbox cannot be kept from following theirs. */
  readonly countedEmail: string | null;
}

/**
 * Signs in with a code, whether it was typed or came with a link. Each sign-in has a session of its own, and the one that
 * the browser had ends.
 */
export const signInWithCode = async (
  signingIn: SigningIn,
): Promise<Answer<SignedIn, 'code_wrong' | 'too_many_requests'>> => {
  const { deps, request, email, countedEmail } = signingIn;
  const over = await refuseOverLimit(deps, 'enterSignInCode', request, { email: countedEmail });
  if (over) return over;
  const headers = await begunSession(signingIn);
  if (!headers) return refused({ code: 'code_wrong' });
  await takeBackLimited(deps, 'enterSignInCode', { ...callerOf(deps, request), email: countedEmail });
  return endSignIn(signingIn, headers, email);
};

/** What every way to sign in ends with: the new session in place of the one before, and what comes along with it. */
export const endSignIn = async (
  { deps, auth, request, reply }: Pick<SigningIn, 'deps' | 'auth' | 'request' | 'reply'>,
  session: Headers,
  email: string,
): Promise<Answer<SignedIn, never>> => {
  await endSessionOf(deps, auth, request);
  passCookies(reply, session);
  forgetCodeEmail(reply, deps);
  const customerId = await findCustomerId(deps.database.db, email);
  if (customerId === null) return ok({ email, hasCartJoined: false });
  await bringBedSize(deps, request, reply, customerId);
  return ok({ email, hasCartJoined: await joinCart(deps, request, reply, customerId) });
};

/** The cookies of a new session; null when the code is wrong. The second of two clicks is as good as the first. */
export const begunSession = async ({
  deps,
  auth,
  request,
  email,
  code,
}: Omit<SigningIn, 'reply' | 'countedEmail'>): Promise<Headers | null> => {
  const { db } = deps.database;
  const press = `customer ${email} ${code} ${request.visitorId} ${request.address}`;
  const given = deviceOfSession(request);
  try {
    const { headers } = await auth.api.signInEmailOTP({ ...given, body: { email, otp: code } });
    await rememberSubmit(db, deps, press);
    return headers;
  } catch (error) {
    if (!isAPIError(error)) throw error;
    const userId = (await isDoubleSubmit(db, deps, press)) ? await findCustomerId(db, email) : null;
    return userId === null ? null : (await auth.api.beginSession({ ...given, body: { userId } })).headers;
  }
};

/** What a session knows of its device. */
export const deviceOfSession = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  ({
    headers: new Headers({ 'user-agent': (headers['user-agent'] ?? '').slice(0, 300) }),
    returnHeaders: true,
  }) as const;
