import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { baseOf } from '../machinery/answer.ts';
import { readBody } from './read-body.ts';

/** What may become of a payment: its bank asks, the payer disputes it, and one of both wins. */
export const DISPUTE_TURNS = ['inquiry', 'opened', 'won', 'lost'] as const;

export type DisputeTurn = (typeof DISPUTE_TURNS)[number];

/** What a person orders for the last payment of an order, or for its open dispute. */
export interface DisputeOrder {
  readonly order: string;
  readonly turn: DisputeTurn;
  /** Cents; all that was paid where it does not say. */
  readonly cents?: number | undefined;
}

/** Does it, and answers the id of the dispute; null where the order has no such payment or no open dispute. */
type TurnDispute = (ordered: DisputeOrder, base: string) => string | null;

const orderSchema = z.object({
  order: z.string(),
  turn: z.enum(DISPUTE_TURNS),
  cents: z.int().min(1).optional(),
});

/** The lever of payers and their banks. */
export const registerDisputeLever = (
  app: FastifyInstance,
  turnDispute: TurnDispute,
  commit: () => void,
): void => {
  app.post('/_sandbox/disputes', async (request, reply) => {
    const ordered = orderSchema.parse(readBody(request.body));
    const dispute = turnDispute(ordered, baseOf(request));
    if (dispute === null)
      return reply
        .code(404)
        .send({ error: 'The order has no payment or dispute that this could become of.' });
    commit();
    return { dispute, turn: ordered.turn };
  });
};
