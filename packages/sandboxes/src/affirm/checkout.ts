import { randomInt } from 'node:crypto';
import type { Refunded } from '../lender/lender.ts';

/** Each has keys of its own. */
export type Country = 'USA' | 'CAN';

/** How far a loan is: `confirmed` is the shopper's word, a transaction is the merchant's. */
type CheckoutStatus = 'opened' | 'confirmed' | 'not_approved';

export interface Transaction {
  readonly id: string;
  readonly status:
    | 'authorized'
    | 'captured'
    | 'partially_refunded'
    | 'refunded'
    | 'voided'
    | 'disputed'
    | 'dispute_refunded';
  readonly amount: number;
  readonly refunds: readonly Refunded[];
  readonly created: string;
  /** As it was sent when the loan was authorised. */
  readonly orderId: string | null;
}

/** Neither captured, voided nor given back from then on: only read. */
export const isDisputed = ({ status }: Pick<Transaction, 'status'>): boolean =>
  status === 'disputed' || status === 'dispute_refunded';

/** One checkout as the sandbox keeps it, with the transaction that came of it. Cents. */
export interface Checkout {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
  /** `order_id`, which the store writes as `<order>/<attempt>`. */
  readonly reference: string | null;
  readonly country: Country;
  readonly confirmationUrl: string;
  /** How the token is brought back: in the address, or in a form. */
  readonly confirmationAction: 'GET' | 'POST';
  readonly cancelUrl: string;
  readonly status: CheckoutStatus;
  readonly expiresAt: string;
  readonly created: string;
  /** Whether the loan is refused when the merchant asks for it. */
  readonly refusal: Refusal | null;
  readonly transaction: Transaction | null;
}

export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export const DECLINED: Refusal = {
  code: 'auth-declined',
  message: 'The transaction was declined by Affirm.',
};

export const INSUFFICIENT: Refusal = {
  code: 'auth-declined',
  message: 'The transaction was declined: insufficient funds.',
};

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Sixteen letters and digits, as Affirm's are. */
export const newCheckoutId = (): string =>
  Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const hasExpired = ({ expiresAt }: Checkout, now: Date): boolean =>
  Date.parse(expiresAt) <= now.getTime();

/** Whether the page still asks the shopper. */
export const isOpen = (checkout: Checkout, now: Date): boolean =>
  checkout.status === 'opened' && !hasExpired(checkout, now);
