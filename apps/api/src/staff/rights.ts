import { STAFF_ROLES, type StaffRole } from '@counterpane/contract/staff';

/** What somebody who is signed in may do. */
export type Right =
  | 'help-with-carts'
  | 'purge-caches'
  | 'see-orders'
  /** Give money back, and decide what becomes of an order that was parked. */
  | 'refund-orders'
  | 'reconcile';

/** The rights of every role. A customer has none of these. */
const RIGHTS: Readonly<Record<StaffRole, readonly Right[]>> = {
  agent: ['help-with-carts', 'see-orders'],
  manager: ['help-with-carts', 'purge-caches', 'see-orders', 'refund-orders', 'reconcile'],
};

/** @example mayDo('agent', 'purge-caches') // false */
export const mayDo = (role: StaffRole, right: Right): boolean => RIGHTS[role].includes(right);

/** The role of a member of staff, or null for anybody else. */
export const findStaffRole = (role: unknown): StaffRole | null =>
  STAFF_ROLES.find((known) => known === role) ?? null;
