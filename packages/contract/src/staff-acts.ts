/** What is written down of staff: [what was done] -> the words for it are the page's. */
export const STAFF_ACTIONS = [
  'sign-in',
  'sign-out',
  'end-sessions',
  'change-password',
  'turn-on-second-factor',
  'make-recovery-codes',
  'use-recovery-code',
  'prove-again',
  'save-member',
  'remove-member',
  'search-orders',
  'see-order',
  'see-unpaid-holds',
  'refund-order',
  'ask-provider',
  'decide-parked-order',
  'see-reconciliation',
  'reconcile',
  'purge-caches',
  'enter-cart',
  'see-cart',
  'change-cart',
  'leave-cart',
  'see-acts',
] as const;

export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** What an act was done to. */
export const STAFF_OBJECTS = ['order', 'cart', 'member'] as const;

export type StaffObject = (typeof STAFF_OBJECTS)[number];

export const STAFF_OUTCOMES = ['done', 'refused'] as const;

export type StaffOutcome = (typeof STAFF_OUTCOMES)[number];
