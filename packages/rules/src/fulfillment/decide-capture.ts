/** What is held for an order when some of it leaves; integer cents. */
interface HeldMoney {
  /** Held, neither captured nor let go, and not about to be. */
  readonly held: number;
  /** What would go back if everything that is still to be sent were cancelled. */
  readonly unsentWorth: number;
  /** Whether the hold can be captured in parts. */
  readonly captures: 'several' | 'once';
}

/** Cents to take; the last capture of a hold lets its rest go. */
interface CaptureDecision {
  readonly cents: number;
  readonly isLast: boolean;
}

/**
 * What is captured when things leave: all that is held less what is still to be sent, so that captures come to the total
 * whatever was cancelled in between; all of it where the hold can be captured once. Null where nothing is due [R048].
 * @example decideCapture({ held: 15_000, unsentWorth: 5_000, captures: 'several' }) // { cents: 10_000, isLast: false }
 */
export const decideCapture = ({ held, unsentWorth, captures }: HeldMoney): CaptureDecision | null => {
  const cents = captures === 'once' ? held : Math.max(0, held - unsentWorth);
  return cents > 0 ? { cents, isLast: cents === held } : null;
};
