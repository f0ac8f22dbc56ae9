import { STAFF_ROLES, type StaffRole } from '@counterpane/contract/staff/staff';
import type { StaffRight } from '@counterpane/contract/staff/staff-console';
import type { Scope } from '../../audit/scope.ts';

/** What a member of staff may do. */
type Right = StaffRight;

/** The rights of every role. A customer has none of these. */
const RIGHTS: Readonly<Record<StaffRole, readonly Right[]>> = {
  agent: ['help-with-carts', 'see-orders', 'ship-orders', 'moderate-reviews'],
  manager: [
    'help-with-carts',
    'purge-caches',
    'see-orders',
    'refund-orders',
    'ship-orders',
    'moderate-reviews',
    'reconcile',
    'see-acts',
  ],
};

/** What concerns all brands at once: a member of staff who works for some of them has none of these rights. */
const ACROSS_BRANDS: ReadonlySet<Right> = new Set(['purge-caches', 'reconcile']);

/** What a role may do for the storefronts of its member. */
export const rightsOf = (role: StaffRole, scope: Scope): readonly Right[] =>
  RIGHTS[role].filter((right) => scope === null || !ACROSS_BRANDS.has(right));

/** @example mayDo('agent', 'purge-caches', null) // false */
export const mayDo = (role: StaffRole, right: Right, scope: Scope): boolean =>
  rightsOf(role, scope).includes(right);

/** The role of a member of staff, or null for anybody else. */
export const findStaffRole = (role: unknown): StaffRole | null =>
  STAFF_ROLES.find((known) => known === role) ?? null;
