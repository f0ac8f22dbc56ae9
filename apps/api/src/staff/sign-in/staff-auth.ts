import type { STAFF_CODES } from '@counterpane/contract/answer-codes';
import type { StaffCaller } from '@counterpane/contract/endpoint';
import type { StaffMember } from '@counterpane/contract/staff/staff';
import type { FastifyRequest } from 'fastify';
import { type Attempt, actorOf, recordAct } from '../../audit/record-act.ts';
import type { Scope } from '../../audit/scope.ts';
import { type RefusalAnswer, refused } from '../../http/answers.ts';
import type { StaffDeps } from '../deps.ts';
import { type Auth, createAuth } from './auth.ts';
import { findStaffRole, mayDo } from './rights.ts';
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

type RefusedEntry = (typeof STAFF_CODES)[number];

/** The staff member who may call, or the answer 401 or 403. */
type Entered<Found> =
  | (Found & { readonly refusal?: undefined })
  | ({ readonly [Key in keyof Found]?: undefined } & { readonly refusal: RefusalAnswer<RefusedEntry> });

/** Who is signed in, asked by every route of staff. Who may call stands in the row of its endpoint. */
export interface StaffAuth {
  readonly auth: Auth;
  /** The member of staff of a request; what one without the right attempted is written down. */
  readonly requireStaff: (
    request: FastifyRequest,
    attempt?: Attempt,
  ) => Promise<Entered<{ readonly member: ScopedMember }>>;
  /** The same with the session. */
  readonly requireSession: (request: FastifyRequest) => Promise<Entered<{ readonly signedIn: SignedIn }>>;
}

export const createStaffAuth = (deps: StaffDeps): StaffAuth => {
  const auth = createAuth(deps);
  const enter = async (
    request: FastifyRequest,
    attempt?: Attempt,
  ): Promise<Entered<{ readonly signedIn: SignedIn }>> => {
    const caller = callerOf(request);
    const found = await findSignedIn(deps, auth, request);
    if (typeof found === 'string') return { refusal: refused({ code: found }) };
    const code = faultOf(found, caller);
    if (code === null) return { signedIn: found };
    if (attempt)
      await recordAct(deps.database.db, actorOf(deps, request, found.member.id), {
        ...attempt,
        outcome: 'refused',
        detail: { code },
      });
    return { refusal: refused({ code }) };
  };
  return {
    auth,
    requireStaff: async (request, attempt) => {
      const { signedIn, refusal } = await enter(request, attempt);
      return refusal ? { refusal } : { member: signedIn.member };
    },
    requireSession: (request) => enter(request),
  };
};

/** Who may call the endpoint of a request. */
const callerOf = ({ routeOptions: { config, url } }: FastifyRequest): StaffCaller => {
  const who = config.endpoint?.who;
  if (typeof who !== 'object') throw new Error(`${url} asks for staff, and its row does not`);
  return who;
};

const faultOf = (
  { member, session }: SignedIn,
  { staff: right, unfinished, proved }: StaffCaller,
): RefusedEntry | null => {
  if (!unfinished && session.required !== null) return `${session.required}_required`;
  if (right !== null && !mayDo(member.role, right, member.scope)) return 'not_allowed';
  return proved && !session.isProved ? 'proof_required' : null;
};

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
