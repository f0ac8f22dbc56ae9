import { z } from 'zod';
import type { Given } from './clerk.ts';

/** A refund that staff have decided. */
export const refundRow = z.object({
  id: z.string(),
  reference: z.string().nullable(),
  failure: z.string().nullable(),
  order_id: z.string(),
  status: z.string(),
  cents: z.coerce.number(),
  /** What was promised with the return that it is of; null where it is of none. */
  promised: z.coerce.number().nullable(),
});

export type Refund = z.infer<typeof refundRow>;

/** What staff gave back of an order, in cents. */
export const givenBack = (refunds: readonly Refund[], orderId: string): number =>
  refunds.reduce(
    (sum, { order_id: order, status, cents }) => sum + (order === orderId && status !== 'failed' ? cents : 0),
    0,
  );

/**
 * Each refund was made once, for what was answered or promised with a return, and has arrived; of a payment that is disputed
 * nothing goes back.
 */
export const givenTwice = (
  refunds: readonly Refund[],
  given: ReadonlyMap<string, Given>,
  isDisputed: (orderId: string) => boolean,
): string[] => [
  ...refunds.flatMap(({ id, order_id: order, cents, status, reference, failure, promised }) => [
    ...((promised ?? given.get(id)?.cents) === cents
      ? []
      : [`refund ${id}: ${cents} that no one was answered`]),
    ...(status === 'succeeded' || (status === 'failed' && isDisputed(order))
      ? []
      : [`refund ${id} of ${cents} (${reference}): ${status}, ${failure}`]),
  ]),
  ...[...given.keys()].flatMap((id) =>
    refunds.some((one) => one.id === id) ? [] : [`refund ${id}: answered, and there is none`],
  ),
];
