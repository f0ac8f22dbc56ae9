/** Every state of a claim [R049]. */
export const CLAIM_STATES = [
  'requested',
  'needs_more',
  'replaced',
  'settled',
  'refused',
  'withdrawn',
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/**
 * A claim's life on one screen. What is not here is refused. `settled` is what was put right in another way than by sending
 * the same thing again; how far a replacement is follows from its shipment and is no state.
 */
export const CLAIM_TRANSITIONS: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  requested: ['needs_more', 'replaced', 'settled', 'refused', 'withdrawn'],
  needs_more: ['requested', 'refused', 'withdrawn'],
  replaced: [],
  settled: [],
  refused: [],
  withdrawn: [],
};

/** @example canClaimMove('refused', 'requested') // false */
export const canClaimMove = (from: ClaimState, to: ClaimState): boolean =>
  CLAIM_TRANSITIONS[from].includes(to);

/** Whether something is still to be decided. @example isClaimOpen('needs_more') // true */
export const isClaimOpen = (state: ClaimState): boolean => CLAIM_TRANSITIONS[state].length > 0;
