/** The navigable checkout steps, in order [K2]. */
export const STEPS = ['cart', 'shipping', 'billing', 'review', 'success'] as const;
export type Step = (typeof STEPS)[number];

/** Older names of steps, kept as redirects [D24]. */
export const STEP_ALIASES: Readonly<Record<string, Step>> = { delivery: 'shipping', summary: 'review' };

/** What a guard needs to know of a checkout. */
export interface Progress {
  readonly cartIsEmpty: boolean;
  readonly hasShippingAddress: boolean;
  readonly hasBilling: boolean;
  /** An express wallet was chosen: it brings its own review [K2]. */
  readonly isExpress: boolean;
  /** Back from a provider with return parameters: these win [D27]. */
  readonly hasReturnParameters: boolean;
}

/**
 * The step a shopper may stand on: the one asked for, or the first whose needs are not met
 * [K4, D25]. Success is guarded by its order, not here.
 * @example allowedStep('review', fresh) // "shipping"
 */
export const allowedStep = (wanted: Step, progress: Progress): Step => {
  if (wanted === 'success' || wanted === 'cart') return wanted;
  if (wanted === 'review' && progress.hasReturnParameters) return 'review';
  if (progress.cartIsEmpty) return 'cart';
  if (wanted === 'shipping' || !progress.hasShippingAddress) return 'shipping';
  if (wanted === 'review' && progress.isExpress) return 'shipping';
  return wanted === 'review' && !progress.hasBilling ? 'billing' : wanted;
};
