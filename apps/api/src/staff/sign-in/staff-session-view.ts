import type { StaffSession } from '@counterpane/contract/staff/staff';
import type { SignedIn } from './staff-auth.ts';

/** Who is signed in, as it travels. */
export const staffSessionView = ({ member, session }: SignedIn): StaffSession => {
  const { id, name, email, role } = member;
  const { required, isProved, provesBy } = session;
  return { id, name, email, role, required, isProved, provesBy };
};
