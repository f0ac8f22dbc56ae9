/** Where the cents of a refund come from. All of it in cents of one currency. */
interface RefundSources {
  /** Held and not captured: it is only taken no more. */
  readonly held: number;
  /** Charged by the way to pay, and neither given back there nor on its way. */
  readonly charged: number;
  /** The same of other orders, whose payments paid a part of it: for what came back in exchange, or another address [R050, R062]. */
  readonly others: number;
  /** So much is wanted as store credit. */
  readonly wanted: number;
}

interface RefundParts {
  readonly fromHold: number;
  readonly toPayment: number;
  readonly toOthers: number;
  readonly toCredit: number;
}

/**
 * The ways that a refund goes: what is held is let go first, then the way to pay gets back what it charged, then the payments of
 * other orders that paid a part of it, and the rest was paid with store credit and is store credit again. Who wants
 * credit gets it of what was charged [R051].
 * @example
 * splitRefund(9_000, { held: 0, charged: 6_000, others: 0, wanted: 0 })
 * // { fromHold: 0, toPayment: 6_000, toOthers: 0, toCredit: 3_000 }
 */
export const splitRefund = (cents: number, { held, charged, others, wanted }: RefundSources): RefundParts => {
  const fromHold = Math.min(cents, held);
  const given = cents - fromHold;
  const wayPaid = given - Math.min(wanted, given);
  const toPayment = Math.min(wayPaid, charged);
  const toOthers = Math.min(wayPaid - toPayment, others);
  return { fromHold, toPayment, toOthers, toCredit: given - toPayment - toOthers };
};
