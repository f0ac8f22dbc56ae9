import type { StaffMember } from '@counterpane/contract/staff/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Attempt, actorOf, recordAct } from '../../audit/record-act.ts';
import type { Scope } from '../../audit/scope.ts';
import { refused, sendAnswer } from '../../http/answers.ts';
import type { StaffDeps } from '../deps.ts';
import { type Auth, createAuth } from './auth.ts';
import { findStaffRole, mayDo, type Right } from './rights.ts';
import { findOpenSession, type OpenSession } from './sessions.ts';

/** A member of staff with the storefronts that they work for. */
export interface ScopedMember extends StaffMember {
  readonly scope: Scope;
}

/** Who is signed in, and how. */
export interface SignedIn {
  readonly member: ScopedMember;
  readonly session: OpenSession;
}

/** Asks for a member with a right; what one without it attempted is written down. */
type RequireMember = (
  request: FastifyRequest,
  reply: FastifyReply,
  right?: Right,
  attempt?: Attempt,
) => Promise<ScopedMember | null>;

type RequireSignedIn = (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | null>;

/** Who is signed in, asked by every route of staff. Each answers null once it has answered 401 or 403 itself. */
export interface StaffAuth {
  readonly auth: Auth;
  /** The member of staff of a request, who has done what their account needs first. */
  readonly requireStaff: RequireMember;
  /** The same, for what costs money: they have proved in the last ten minutes who they are. */
  readonly requireProof: RequireMember;
  /** For one's own account: also before what the account needs first has been done. */
  readonly requireSession: RequireSignedIn;
  /** The same, for what changes the account. */
  readonly requireProvedSession: RequireSignedIn;
}

type RefusedEntry =
  | 'sign_in_required'
  | 'not_allowed'
  | 'password_change_required'
  | 'second_factor_required'
  | 'proof_required';

export const createStaffAuth = (deps: StaffDeps): StaffAuth => {
  const auth = createAuth(deps);
  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    faultOf: (signedIn: SignedIn) => RefusedEntry | null,
    attempt?: Attempt,
  ): Promise<SignedIn | null> => {
    const found = await findSignedIn(deps, auth, request);
    const fault = typeof found === 'string' ? found : faultOf(found);
    if (typeof found !== 'string' && fault === null) return found;
    if (attempt && typeof found !== 'string')
      await recordAct(deps.database.db, actorOf(deps, request, found.member.id), {
        ...attempt,
        outcome: 'refused',
        detail: { code: fault },
      });
    sendAnswer(reply, refused({ code: fault ?? 'sign_in_required' }));
    return null;
  };
  const requireMember =
    (faultOf: (signedIn: SignedIn) => RefusedEntry | null): RequireMember =>
    async (request, reply, right, attempt) => {
      const faultOfAll = (signedIn: SignedIn) => faultOfEntry(signedIn, right) ?? faultOf(signedIn);
      return (await enter(request, reply, faultOfAll, attempt))?.member ?? null;
    };
  return {
    auth,
    requireStaff: requireMember(() => null),
    requireProof: requireMember(faultOfProof),
    requireSession: (request, reply) => enter(request, reply, () => null),
    requireProvedSession: (request, reply) => enter(request, reply, faultOfProof),
  };
};

const faultOfEntry = ({ member, session }: SignedIn, right: Right | undefined): RefusedEntry | null => {
  if (session.required !== null) return `${session.required}_required`;
  return right === undefined || mayDo(member.role, right, member.scope) ? null : 'not_allowed';
};

const faultOfProof = ({ session }: SignedIn): RefusedEntry | null =>
  session.isProved ? null : 'proof_required';

const findSignedIn = async (
  deps: StaffDeps,
  auth: Auth,
  { headers }: FastifyRequest,
): Promise<SignedIn | 'sign_in_required' | 'not_allowed'> => {
  const found = await auth.api.getSession({ headers: new Headers({ cookie: headers.cookie ?? '' }) });
  const role = findStaffRole(found?.user.role);
  const session = found && (await findOpenSession(deps, found.session.id));
  if (!found || !session) return 'sign_in_required';
  if (!role) return 'not_allowed';
  const { id, name, email } = found.user;
  return { member: { id, name, email, role, scope: session.scope }, session };
};
