import type { FieldFault } from '../address/field-fault.ts';

/** What is known of white glove service where a cart is to go. */
interface WhiteGloveFacts {
  /** The shopper has chosen it for this cart. */
  readonly isChosen: boolean;
  /** Something in the cart can be delivered so. */
  readonly isOffered: boolean;
  /** There is such a service in the state. */
  readonly isAvailable: boolean;
}

/**
 * The fault of a state without white glove service. It is looked for only when the cart has the extra
 * and an item offers it [K5].
 */
export const findWhiteGloveFault = ({
  isChosen,
  isOffered,
  isAvailable,
}: WhiteGloveFacts): FieldFault | null =>
  isChosen && isOffered && !isAvailable ? 'WGS is not available for this state.' : null;
