/** Every state of a return [R046]. */
export const RETURN_STATES = [
  'awaiting_payment',
  'requested',
  'approved',
  'under_way',
  'received',
  'refused',
  'cancelled',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/**
 * A return's life on one screen. What is not here is refused. It begins as requested, or waits for the payment of a dearer piece
 * that it is exchanged for [R050]. Once it is collected its customer cannot call it off; how far its money is follows from its
 * refund and is no state.
 */
export const RETURN_TRANSITIONS: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  awaiting_payment: ['requested', 'cancelled'],
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

/** Whether staff see to it: it is open, and what it is exchanged for is paid. @example isReturnDue('awaiting_payment') // false */
export const isReturnDue = (state: ReturnState): boolean =>
  isReturnOpen(state) && state !== 'awaiting_payment';
