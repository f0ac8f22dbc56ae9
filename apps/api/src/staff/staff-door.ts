import type { StaffMember } from '@counterpane/contract/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { no, sendAnswer } from '../http/answers.ts';
import { type Auth, createAuth } from './auth.ts';
import { findStaffRole, mayDo, type Right } from './rights.ts';

/** Who is signed in, asked by every route of staff. */
export interface StaffDoor {
  readonly auth: Auth;
  /** The member of staff of a request, or null once 401 or 403 has been answered. */
  requireStaff(request: FastifyRequest, reply: FastifyReply, right?: Right): Promise<StaffMember | null>;
}

export const openStaffDoor = (deps: ApiDeps): StaffDoor => {
  const auth = createAuth(deps);
  return {
    auth,
    async requireStaff(request, reply, right) {
      const found = await findUser(auth, request);
      const role = findStaffRole(found?.role);
      if (found && role && (right === undefined || mayDo(role, right)))
        return { id: found.id, name: found.name, email: found.email, role };
      sendAnswer(reply, no({ code: found ? 'not_allowed' : 'sign_in_required' }));
      return null;
    },
  };
};

const findUser = async (auth: Auth, { headers }: FastifyRequest) => {
  const session = await auth.api.getSession({ headers: new Headers({ cookie: headers.cookie ?? '' }) });
  return session?.user ?? null;
};
