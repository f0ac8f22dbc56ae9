import type { ShopDeps } from '../shop/deps.ts';
import type { PasswordCost } from './sign-in/hash-password.ts';

/** What the console of staff is built from. */
export interface StaffDeps extends ShopDeps {
  /** What hashing a password costs; less than it should in tests alone, which make many. */
  readonly passwordCost?: PasswordCost;
  /** Whether staff do nothing without a second factor: everywhere but in a demo. */
  readonly requiresSecondFactor: boolean;
}
