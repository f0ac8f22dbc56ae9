import type { RecoveryCodes } from '@counterpane/contract/staff/staff-account';
import { result } from '../../testing/shopper.ts';
import type { StaffBrowser } from '../../testing/staff-browser.ts';
import type { TestStore } from '../../testing/test-store.ts';
import { totpCode } from '../sign-in/totp.ts';

/** A member's telephone with the key of their second factor. */
export interface Authenticator {
  readonly recoveryCodes: readonly string[];
  /** The code that it shows now, or showed so many milliseconds ago. */
  code(ago?: number): Promise<string>;
  /** The next code, half a minute later: each is taken once. */
  nextCode(): Promise<string>;
}

/** Turns the second factor of a browser's account on. */
export const turnsOnSecondFactor = async (
  { clock }: Pick<TestStore, 'clock'>,
  browser: StaffBrowser,
): Promise<Authenticator> => {
  const { key } = result(await browser.account.beginSecondFactor());
  const code = (ago = 0) => totpCode(key, clock.now() - ago);
  const { recoveryCodes }: RecoveryCodes = result(await browser.account.confirmSecondFactor(await code()));
  return {
    recoveryCodes,
    code,
    nextCode: () => {
      clock.forward(30_000);
      return code();
    },
  };
};
