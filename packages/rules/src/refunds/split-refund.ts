/** Where the cents of a refund come from. All of it in cents of one currency. */
interface RefundSources {
  /** Held and not captured: it is only taken no more. */
  readonly held: number;
  /** Charged by the way to pay, and neither given back there nor on its way. */
  readonly charged: number;
  /** The same of the order whose piece came back for this one, and paid a part of it [R050]. */
  readonly exchanged: number;
  /** So much is wanted as store credit. */
  readonly wanted: number;
}

interface RefundParts {
  readonly fromHold: number;
  readonly toPayment: number;
  readonly toExchanged: number;
  readonly toCredit: number;
}

/**
 * The ways that a refund goes: what is held is let go first, then the way to pay gets back what it charged, then the payment of
 * the order whose piece came back for this one, and the rest was paid with store credit and is store credit again. Who wants
 * credit gets it of what was charged [R051].
 * @example
 * splitRefund(9_000, { held: 0, charged: 6_000, exchanged: 0, wanted: 0 })
 * // { fromHold: 0, toPayment: 6_000, toExchanged: 0, toCredit: 3_000 }
 */
export const splitRefund = (
  cents: number,
  { held, charged, exchanged, wanted }: RefundSources,
): RefundParts => {
  const fromHold = Math.min(cents, held);
  const given = cents - fromHold;
  const wayPaid = given - Math.min(wanted, given);
  const toPayment = Math.min(wayPaid, charged);
  const toExchanged = Math.min(wayPaid - toPayment, exchanged);
  return { fromHold, toPayment, toExchanged, toCredit: given - toPayment - toExchanged };
};
