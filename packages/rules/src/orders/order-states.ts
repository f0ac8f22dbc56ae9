/** Every state of an order [S3]. */
export const ORDER_STATES = [
  'awaiting_payment',
  'processing',
  'paid',
  'needs_attention',
  'payment_failed',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The order's life on one screen. What is not here is refused. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  awaiting_payment: ['processing', 'paid', 'payment_failed', 'needs_attention', 'cancelled'],
  processing: ['paid', 'payment_failed', 'needs_attention', 'cancelled'],
  payment_failed: ['awaiting_payment', 'processing', 'paid', 'needs_attention', 'cancelled'],
  cancelled: ['paid', 'needs_attention'],
  needs_attention: ['paid', 'cancelled'],
  paid: [],
};

/** @example canBecome('paid', 'cancelled') // false */
export const canBecome = (from: OrderState, to: OrderState): boolean => ORDER_TRANSITIONS[from].includes(to);
