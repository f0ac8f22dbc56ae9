import type { AnswerCode } from '@counterpane/contract/answer-codes';
import type { StaffSession } from '@counterpane/contract/staff/staff';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { type Answer, ok, type RefusalAnswer, refused } from '../../http/answers.ts';
import { countLimited, takeBackLimited } from '../../http/limiter.ts';
import { isDoubleSubmit, rememberSubmit } from '../../sessions/double-submit.ts';
import { passCookies } from '../../sessions/pass-cookies.ts';
import type { StaffDeps } from '../deps.ts';
import type { Auth } from './auth.ts';
import { type KnownUser, matchPassword, useFirstPassword } from './passwords.ts';
import { findPendingSignIn, forgetPendingSignIn, keepPendingSignIn } from './pending-sign-in.ts';
import { recordUnknownSignIn } from './record-unknown-sign-in.ts';
import { findStaffRole } from './rights.ts';
import { type EnteredCode, enterCode } from './second-factor.ts';
import { staffSecurity } from './security-tables.ts';
import { endSessions, findOpenSession, keepSession } from './sessions.ts';
import { rememberAddress, type SignInTry } from './sign-in-limit.ts';
import { users } from './tables.ts';

type SignInCode = 'sign_in_failed' | 'sign_in_required';

type SignInAnswer<Code extends AnswerCode = never> = Answer<StaffSession, SignInCode | Code>;

/** One request that signs in. */
interface SigningIn {
  readonly deps: StaffDeps;
  readonly auth: Auth;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Security = typeof staffSecurity.$inferSelect;

/** The first step: address and password. With a second factor the answer asks for its code. */
export const signInWithPassword = async (
  signingIn: SigningIn,
  attempt: SignInTry,
  form: { readonly email: string; readonly password: string },
): Promise<SignInAnswer<'code_required'>> => {
  const { deps, auth, reply } = signingIn;
  // Every way to be wrong is the same to us: an unknown address, a wrong password, no address at all.
  const { user, isRight } = await matchPassword(auth, deps.database.db, form);
  const security = user && isRight ? await findSecurity(deps, user.id) : null;
  if (!user || !security || !findStaffRole(user.role))
    return refuseSignIn(signingIn, user?.id ?? null, 'password');
  await attempt.succeeded();
  if (security.secondFactorSince !== null) {
    keepPendingSignIn(reply, deps, { userId: user.id, passwordVersion: security.passwordVersion });
    return refused({ code: 'code_required' });
  }
  return beginSession(signingIn, user, security, null);
};

/** The second step: a code of the app or a recovery code. A visitor who has not done the first step is sent there. */
export const signInWithCode = async (
  signingIn: SigningIn,
  code: string,
): Promise<SignInAnswer<'code_wrong' | 'too_many_requests'>> => {
  const { deps, request, reply } = signingIn;
  const pending = findPendingSignIn(request, deps);
  const user = pending && (await findUser(deps, pending.userId));
  const security = pending && (await findSecurity(deps, pending.userId));
  if (!user || !security || security.passwordVersion !== pending.passwordVersion)
    return refused({ code: 'sign_in_required' });
  const retryAfter = await countLimited(deps, 'enterStaffCode', { member: user.id });
  if (retryAfter !== null) return refused({ code: 'too_many_requests', retryAfter });
  const actor = actorOf(deps, request, user.id);
  const entered = await deps.database.transaction(async (tx) => {
    const press = `code ${pending.id} ${code}`;
    const used = await enterCode(tx, deps, user.id, code);
    if (used === null) return (await isDoubleSubmit(tx, deps, press)) ? 'repeated' : null;
    await rememberSubmit(tx, deps, press);
    if (used === 'recovery') await recordAct(tx, actor, { action: 'use-recovery-code', outcome: 'done' });
    return used;
  });
  if (entered === null) {
    await refuseSignIn(signingIn, user.id, 'code');
    return refused({ code: 'code_wrong' });
  }
  await takeBackLimited(deps, 'enterStaffCode', { member: user.id });
  forgetPendingSignIn(reply, deps);
  return beginSession(signingIn, user, security, entered);
};

/** Each sign-in has a session of its own; the one that the browser had ends. */
const beginSession = async (
  signingIn: SigningIn,
  user: KnownUser,
  security: Security,
  entered: EnteredCode | 'repeated' | null,
): Promise<SignInAnswer> => {
  const { deps, auth, request, reply } = signingIn;
  const actor = actorOf(deps, request, user.id);
  const { database } = deps;
  const cookies = new Headers({ cookie: request.headers.cookie ?? '' });
  const before = await auth.api.getSession({ headers: cookies });
  const { headers, response } = await auth.api.beginSession({
    body: { userId: user.id },
    returnHeaders: true,
  });
  const { sessionId: id } = response;
  const userAgent = request.headers['user-agent'] ?? '';
  const isOpen = await database.transaction(async (tx) => {
    const press = `first password ${user.id} ${security.passwordVersion} ${actor.address} ${userAgent}`;
    if (security.mustChangePassword && !(await enterFirstPassword(tx, deps, user.id, press))) return false;
    await keepSession(tx, { id, at: actor.at, address: actor.address, userAgent });
    if (before) await endSessions(tx, before.user.id, { only: before.session.id });
    await recordAct(tx, actor, { action: 'sign-in', outcome: 'done', detail: { code: entered } });
    return true;
  });
  if (!isOpen) {
    await endSessions(database.db, user.id, { only: id });
    return refuseSignIn(signingIn, user.id, 'first password');
  }
  await rememberAddress(deps, request, user.email);
  const role = findStaffRole(user.role);
  const session = await findOpenSession(deps, id);
  if (!role || !session) return refused({ code: 'sign_in_required' });
  deps.logger.info({ staff: user.id }, 'a member of staff signed in');
  passCookies(reply, headers);
  const { required, isProved, provesBy } = session;
  const { name, email } = user;
  return ok({ id: user.id, name, email, role, required, isProved, provesBy } satisfies StaffSession);
};

/** Uses a first password up, or has just done so: the second of two clicks must not need the operator. */
const enterFirstPassword = async (
  tx: Queries,
  deps: StaffDeps,
  userId: string,
  press: string,
): Promise<boolean> => {
  if (!(await useFirstPassword(tx, userId, isoNow(deps.clock)))) return isDoubleSubmit(tx, deps, press);
  await rememberSubmit(tx, deps, press);
  return true;
};

const refuseSignIn = async (
  { deps, request }: SigningIn,
  userId: string | null,
  step: 'password' | 'code' | 'first password',
): Promise<RefusalAnswer<'sign_in_failed'>> => {
  if (userId === null) await recordUnknownSignIn(deps, request, step);
  else
    await recordAct(deps.database.db, actorOf(deps, request, userId), {
      action: 'sign-in',
      outcome: 'refused',
      detail: { step },
    });
  deps.logger.info({ staff: userId, step }, 'a sign-in was refused');
  return refused({ code: 'sign_in_failed' });
};

const findSecurity = async ({ database: { db } }: Pick<StaffDeps, 'database'>, userId: string) => {
  const [security] = await db.select().from(staffSecurity).where(eq(staffSecurity.userId, userId));
  return security ?? null;
};

const findUser = async (
  { database: { db } }: Pick<StaffDeps, 'database'>,
  id: string,
): Promise<KnownUser | null> => {
  const { name, email, role } = users;
  const [user] = await db.select({ id: users.id, name, email, role }).from(users).where(eq(users.id, id));
  return user && findStaffRole(user.role) ? user : null;
};
