import { type Money, money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import type { Queries } from '../../database/open.ts';
import { heldAccount } from '../payments/hold.ts';
import { balancesOf } from '../payments/ledger.ts';
import { type Payment, paymentsOf } from '../payments/store.ts';
import { pendingCaptures } from './store.ts';

/** A payment of which money is held. */
interface HeldPayment extends Payment {
  readonly holdCaptures: NonNullable<Payment['holdCaptures']>;
}

const isHeld = (payment: Payment): payment is HeldPayment =>
  payment.status === 'succeeded' && payment.holdCaptures !== null && payment.holdEndedAt === null;

/** Null where the money of an order was taken at once, or nothing of it is held any more. */
export const findHeldPayment = async (db: Queries, orderId: string): Promise<HeldPayment | null> =>
  (await paymentsOf(db, orderId)).find(isHeld) ?? null;

/** What of it can be captured or let go: no capture has it, and it was not let go. */
interface HeldMoney {
  readonly payment: HeldPayment;
  readonly free: Money;
}

export const findHeldMoney = async (db: Queries, orderId: string): Promise<HeldMoney | null> => {
  const payment = await findHeldPayment(db, orderId);
  if (!payment) return null;
  const [held] = await balancesOf(db, orderId, heldAccount(payment.provider));
  const pending = await pendingCaptures(db, payment.id);
  const free = (held?.amount ?? 0) - sum(pending.map(({ amountCents }) => amountCents));
  return { payment, free: money(free, payment.currency) };
};
