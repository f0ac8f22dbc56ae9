/** Every state of a return [R046]. */
export const RETURN_STATES = [
  'requested',
  'approved',
  'under_way',
  'received',
  'refused',
  'cancelled',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/**
 * A return's life on one screen. What is not here is refused. Once it is collected its customer cannot call it off; how far
 * its money is follows from its refund and is no state.
 */
export const RETURN_TRANSITIONS: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ['approved', 'refused', 'cancelled'],
  approved: ['under_way', 'received', 'refused', 'cancelled'],
  under_way: ['received', 'refused'],
  received: [],
  refused: [],
  cancelled: [],
};

/** @example canReturnMove('received', 'cancelled') // false */
export const canReturnMove = (from: ReturnState, to: ReturnState): boolean =>
  RETURN_TRANSITIONS[from].includes(to);

/** Whether its money has still to go back: it is neither refunded nor over. @example isReturnOpen('approved') // true */
export const isReturnOpen = (state: ReturnState): boolean => RETURN_TRANSITIONS[state].length > 0;
