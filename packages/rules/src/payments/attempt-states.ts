/** Every state of one attempt to take an order's money [R005]. The first three may still take it. */
export const ATTEMPT_STATES = [
  'started',
  'challenge',
  'processing',
  'succeeded',
  'failed',
  'cancelled',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Whether an attempt may still take money without anybody starting it again. @example isActiveAttempt('failed') // false */
export const isActiveAttempt = (state: AttemptState): boolean =>
  state === 'started' || state === 'challenge' || state === 'processing';
