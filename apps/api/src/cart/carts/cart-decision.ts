import type { Refusal, RefusalCode, Refused } from '@counterpane/rules/refusals';
import type { CartChange } from './store.ts';

/** What a decision about a cart comes to. No change (`null`) is fine: the cart is just answered. */
export type CartDecision<Code extends RefusalCode = RefusalCode> =
  | {
      readonly ok: true;
      readonly change: CartChange | null;
      readonly refusals?: readonly Refusal[];
      /** Where items are added: the line of each, or null. */
      readonly added?: readonly (string | null)[];
    }
  | Refused<Code>;
