import type { Intent } from './change-cart.ts';

/** A change that the API refused, with what was typed. */
export interface RefusedChange {
  readonly intent: Intent;
  readonly error: string;
  /** The coupon or postal code. */
  readonly typed: string;
  /** The line that it was about; empty when it was about the whole cart. */
  readonly line: string;
}
