/** Where the cents of a refund come from. All of it in cents of one currency. */
interface RefundSources {
  /** Held and not captured: it is only taken no more. */
  readonly held: number;
  /** Charged by the way to pay, and neither given back there nor on its way. */
  readonly charged: number;
  /** So much is wanted as store credit. */
  readonly wanted: number;
}

interface RefundParts {
  readonly fromHold: number;
  readonly toPayment: number;
  readonly toCredit: number;
}

/**
 * The ways that a refund goes: what is held is let go first, then the way to pay gets back what it charged, and the rest was
 * paid with store credit and is store credit again. Who wants credit gets it of what was charged [R051].
 * @example splitRefund(9_000, { held: 0, charged: 6_000, wanted: 0 }) // { fromHold: 0, toPayment: 6_000, toCredit: 3_000 }
 */
export const splitRefund = (cents: number, { held, charged, wanted }: RefundSources): RefundParts => {
  const fromHold = Math.min(cents, held);
  const given = cents - fromHold;
  const toPayment = Math.min(given - Math.min(wanted, given), charged);
  return { fromHold, toPayment, toCredit: given - toPayment };
};
