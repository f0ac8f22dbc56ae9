import type { HoldTerms } from '@counterpane/providers/payment/readiness';
import type { Money } from '@counterpane/rules/money/money';
import type { Hold } from '@counterpane/rules/payments/outcome';
import type { Queries } from '../../database/open.ts';
import { postLedgerEntry } from './ledger.ts';
import type { Payment } from './store.ts';

/** Money that is held is booked from here to the account of its provider's holds, and back when it is captured or let go. */
export const HOLDS_ACCOUNT = 'holds';

/** @example heldAccount('stripeDirect') // "held:stripeDirect" */
export const heldAccount = (provider: string): string => `held:${provider}`;

interface HoldEntry {
  /** Made once. */
  readonly booking: string;
  readonly orderId: string;
  readonly provider: string;
  readonly amount: Money;
}

/** So much of a hold is captured, let go or lost. */
export const reduceHold = (tx: Queries, { provider, ...entry }: HoldEntry): Promise<void> =>
  postLedgerEntry(tx, { ...entry, from: heldAccount(provider), to: HOLDS_ACCOUNT });

const DAY_MS = 24 * 60 * 60_000;
/** Where nothing is known of the way to pay any more. */
const FEWEST_DAYS = 3;

/**
 * What an attempt keeps of its hold. It is captured in parts where both the way to pay and the company's answer have that; it
 * ends on the company's day, or after as many days as the company documents [R048].
 */
export const holdFacts = (
  terms: HoldTerms | undefined,
  hold: Hold | undefined,
  now: number,
): Pick<Payment, 'holdCaptures' | 'heldUntil'> => ({
  holdCaptures: terms?.captures === 'several' && hold?.captures === 'several' ? 'several' : 'once',
  heldUntil: hold?.until ?? new Date(now + (terms?.days ?? FEWEST_DAYS) * DAY_MS).toISOString(),
});
