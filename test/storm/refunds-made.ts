import { z } from 'zod';
import { CLERK, type Given } from './clerk.ts';

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
  /** The answered refund that it goes another way beside; null for that one itself. */
  beside_id: z.string().nullable(),
  to_credit: z.boolean(),
});

type Refund = z.infer<typeof refundRow>;

/** A refund that has arrived, with the order that it is of and the one whose payment it went to. */
export const arrivedRow = z.object({
  order_id: z.string(),
  paid_by: z.string(),
  made_by: z.string(),
  cents: z.coerce.number(),
});

type Arrived = z.infer<typeof arrivedRow>;

/** What the store gave back of an order by itself, because it costs less elsewhere, or could not go there any more; in cents. */
export const givenByStore = (arrived: readonly Arrived[], orderId: string): number =>
  arrived.reduce(
    (sum, { order_id: order, made_by: by, cents }) => sum + (order === orderId && by !== CLERK ? cents : 0),
    0,
  );

/** What was taken for each order, where a refund of one went to the payment of another: to that of an old piece, or of an address. */
export const withOtherPayments = (
  net: ReadonlyMap<string, number>,
  arrived: readonly Arrived[],
): ReadonlyMap<string, number> => {
  const moved = new Map(net);
  for (const { order_id: order, paid_by: paidBy, cents } of arrived) {
    if (order === paidBy) continue;
    moved.set(order, (moved.get(order) ?? 0) - cents);
    moved.set(paidBy, (moved.get(paidBy) ?? 0) + cents);
  }
  return moved;
};

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
  ...refunds.flatMap(
    ({ id, order_id: order, cents, status, reference, failure, promised, beside_id: beside }) => [
      // What is promised with a return may go back in several ways; staff were answered the first of them.
      ...(beside !== null ||
      (promised === null ? given.get(id)?.cents === cents : promised === allOf(refunds, id))
        ? []
        : [`refund ${id}: ${cents} that no one was answered`]),
      ...(status === 'succeeded' || (status === 'failed' && (isDisputed(order) || isRefused(cents)))
        ? []
        : [`refund ${id} of ${cents} (${reference}): ${status}, ${failure}`]),
    ],
  ),
  ...[...given.keys()].flatMap((id) =>
    refunds.some((one) => one.id === id) ? [] : [`refund ${id}: answered, and there is none`],
  ),
];

/** Cents by which sandboxes are told to let a refund fail after a while. */
const isRefused = (cents: number): boolean => cents % 100 === 14;

/** A refund with what goes another way beside it, in cents. */
const allOf = (refunds: readonly Refund[], refundId: string): number =>
  refunds.reduce(
    (sum, { id, beside_id: beside, cents }) => sum + (id === refundId || beside === refundId ? cents : 0),
    0,
  );
