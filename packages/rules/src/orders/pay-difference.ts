import { creditToSpend, isChargeable } from './spend-credit.ts';

/** What something costs more than was paid for it; all in cents of one currency. */
interface Difference {
  readonly more: number;
  /** The store credit that its customer can spend; 0 where they have none. */
  readonly credit: number;
  /** Whether a rest can be paid on the page of a payment company. */
  readonly isPayable: boolean;
}

interface DifferenceParts {
  readonly fromCredit: number;
  readonly toPay: number;
}

/**
 * How a difference is paid: with store credit first, and the rest by card. Null where the storefront has no page for cards, and
 * where no company charges so little [R050, R062].
 * @example findDifferenceParts({ more: 4_000, credit: 1_500, isPayable: true }) // { fromCredit: 1_500, toPay: 2_500 }
 */
export const findDifferenceParts = ({ more, credit, isPayable }: Difference): DifferenceParts | null => {
  const fromCredit = creditToSpend(credit, more);
  const toPay = more - fromCredit;
  return toPay > 0 && !(isPayable && isChargeable(toPay)) ? null : { fromCredit, toPay };
};
