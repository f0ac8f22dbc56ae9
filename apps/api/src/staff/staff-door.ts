import type { StaffMember } from '@counterpane/contract/staff';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { no, sendAnswer } from '../http/answers.ts';
import { type Auth, createAuth } from './auth.ts';
import { type Attempt, actorOf, recordAct } from './record-act.ts';
import { findStaffRole, mayDo, type Right } from './rights.ts';
import type { Scope } from './scope.ts';
import { users } from './tables.ts';

/** A member of staff with the storefronts that they work for. */
export interface ScopedMember extends StaffMember {
  readonly scope: Scope;
}

/** Who is signed in, asked by every route of staff. */
export interface StaffDoor {
  readonly auth: Auth;
  /**
   * The member of staff of a request, or null once 401 or 403 has been answered. What a member without the right
   * attempted is written down.
   */
  requireStaff(
    request: FastifyRequest,
    reply: FastifyReply,
    right?: Right,
    attempt?: Attempt,
  ): Promise<ScopedMember | null>;
}

export const openStaffDoor = (deps: ApiDeps): StaffDoor => {
  const auth = createAuth(deps);
  const { db } = deps.database;
  return {
    auth,
    async requireStaff(request, reply, right, attempt) {
      const found = await findUser(auth, request);
      const role = findStaffRole(found?.role);
      const [stored] = found ? await db.select().from(users).where(eq(users.id, found.id)) : [];
      // An account that has ended in between is no member.
      if (found && role && stored) {
        const { storefronts: scope } = stored;
        if (right === undefined || mayDo(role, right, scope))
          return { id: found.id, name: found.name, email: found.email, role, scope };
        const detail = { code: 'not_allowed' };
        if (attempt)
          await recordAct(db, actorOf(deps, request, found.id), { ...attempt, outcome: 'refused', detail });
      }
      sendAnswer(reply, no({ code: found ? 'not_allowed' : 'sign_in_required' }));
      return null;
    },
  };
};

const findUser = async (auth: Auth, { headers }: FastifyRequest) => {
  const session = await auth.api.getSession({ headers: new Headers({ cookie: headers.cookie ?? '' }) });
  return session?.user ?? null;
};
