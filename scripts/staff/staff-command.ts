import { STAFF_ROLES, type StaffRole } from '@counterpane/contract/staff';

export type StaffCommand =
  | {
      readonly ok: true;
      readonly do: 'add';
      readonly email: string;
      readonly role: StaffRole;
      readonly name: string;
    }
  | { readonly ok: true; readonly do: 'remove'; readonly email: string }
  | { readonly ok: false; readonly problem: string };

export const USAGE = `npm run staff -- add <email> <${STAFF_ROLES.join(' | ')}> [name]
npm run staff -- remove <email>
An account that is there gets a new password and the role.`;

/** @example parseStaffCommand(['add', 'maya@shop.example', 'agent']) // { ok: true, do: 'add', name: 'Maya', … } */
export const parseStaffCommand = ([verb, email = '', role, ...names]: readonly string[]): StaffCommand => {
  if (verb !== 'add' && verb !== 'remove') return { ok: false, problem: 'What shall be done?' };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return { ok: false, problem: 'This is no email address.' };
  if (verb === 'remove') return { ok: true, do: 'remove', email };
  const known = STAFF_ROLES.find((one) => one === role);
  if (!known) return { ok: false, problem: `A role is one of: ${STAFF_ROLES.join(', ')}.` };
  return { ok: true, do: 'add', email, role: known, name: names.join(' ') || nameOf(email) };
};

/** Shoppers read it: "Maya from Halcyon changed your cart." */
const nameOf = (email: string): string => {
  const [local = ''] = email.split(/[@.+]/);
  return local.charAt(0).toUpperCase() + local.slice(1);
};
