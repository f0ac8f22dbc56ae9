import { type Money, money } from '@counterpane/rules/money/money';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import { reduceHold } from '../payments/hold.ts';
import type { Payment } from '../payments/store.ts';

interface LetGo {
  readonly payment: Pick<Payment, 'id' | 'orderId' | 'provider'>;
  /** Booked once. */
  readonly booking: string;
  readonly cents: number;
  /** What is held before, and can still be captured. */
  readonly held: Money;
}

/** So many cents of a hold are not captured any more. Where none are left it is ended at its company, after the commit. */
export const letGo = async (
  tx: Queries,
  clock: Clock,
  { payment, booking, cents, held }: LetGo,
): Promise<void> => {
  const { orderId, provider } = payment;
  await reduceHold(tx, { booking, orderId, provider, amount: money(cents, held.currency) });
  if (cents === held.amount) await enqueue(tx, clock, 'payment.release_hold', { paymentId: payment.id });
};
