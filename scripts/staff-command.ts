import { STAFF_ROLES, type StaffRole } from '@counterpane/contract/staff/staff';

/** A staff member whose account an operator makes. */
export interface NewMember {
  readonly email: string;
  readonly role: StaffRole;
  readonly name: string;
  /** Keys of brands, or all of them; null leaves an account that is there as it is, and gives a new one all. */
  readonly brands: readonly string[] | 'all' | null;
}

type StaffCommand =
  | ({ readonly ok: true; readonly do: 'add' } & NewMember)
  | { readonly ok: true; readonly do: 'remove'; readonly email: string }
  | { readonly ok: true; readonly do: 'reset-second-factor'; readonly email: string }
  | { readonly ok: false; readonly problem: string };

export const USAGE = `npm run staff -- add <email> <${STAFF_ROLES.join(' | ')}> [name] [--brands <brand,brand | all>]
npm run staff -- remove <email>
npm run staff -- reset-second-factor <email>
An account that is there gets a new password and the role; its brands stay unless they are named.`;

/** @example parseStaffCommand(['add', 'maya@shop.example', 'agent']) // { ok: true, do: 'add', name: 'Maya', … } */
export const parseStaffCommand = (words: readonly string[]): StaffCommand => {
  const { brands, rest } = takeBrands(words);
  const [verb, email = '', role, ...names] = rest;
  if (verb !== 'add' && verb !== 'remove' && verb !== 'reset-second-factor')
    return { ok: false, problem: 'What shall be done?' };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return { ok: false, problem: 'This is no email address.' };
  if (verb !== 'add') return { ok: true, do: verb, email };
  const known = STAFF_ROLES.find((one) => one === role);
  if (!known) return { ok: false, problem: `A role is one of: ${STAFF_ROLES.join(', ')}.` };
  if (brands?.length === 0) return { ok: false, problem: 'Which brands?' };
  return { ok: true, do: 'add', email, role: known, name: names.join(' ') || nameOf(email), brands };
};

/** The flag and its value may stand anywhere. */
const takeBrands = (words: readonly string[]) => {
  const at = words.indexOf('--brands');
  if (at === -1) return { brands: null, rest: words };
  const value = words[at + 1] ?? '';
  const named = value.split(',').map((name) => name.trim().toLowerCase());
  return {
    brands: value === 'all' ? ('all' as const) : named.filter((name) => name !== ''),
    rest: words.toSpliced(at, 2),
  };
};

/** Shoppers read it: "Maya from Halcyon changed your cart." */
const nameOf = (email: string): string => {
  const [local = ''] = email.split(/[@.+]/);
  return local.charAt(0).toUpperCase() + local.slice(1);
};
