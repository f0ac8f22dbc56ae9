import type { CartLine } from '@counterpane/rules/cart/line';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';

/** A cart as it was before it was emptied. */
interface ClearedCart {
  readonly lines: readonly CartLine[];
  readonly couponCode: string | null;
  readonly couponIsAutomatic: boolean;
  /** How it was to be delivered, and what was asked already. */
  readonly delivery: SavedCheckout;
}

/** The cart of before a merge, and what that brought. */
export interface UndoMerge {
  readonly type: 'merge';
  readonly mergeId: string;
  readonly before: readonly CartLine[];
  /** Lines of the other cart that came. */
  readonly ids: readonly string[];
  /** A code that came along. */
  readonly coupon: string | null;
}

/** What can be undone of a cart until a person changes it again. */
export type CartUndo = { readonly type: 'clear'; readonly contents: ClearedCart } | UndoMerge;
