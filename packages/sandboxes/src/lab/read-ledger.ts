import { z } from 'zod';

const ledgerSchema = z.array(
  z.object({
    orderId: z.string(),
    kind: z.enum(['charge', 'refund', 'dispute', 'authorise', 'void']),
    /** Cents. */
    amount: z.number().int(),
    currency: z.string(),
    at: z.string(),
  }),
);

/** A movement of money in a sandbox's own ledger. */
export type Movement = z.infer<typeof ledgerSchema>[number];

const TIMEOUT_MS = 5_000;

/** A sandbox's ledger, the newest first; null when it does not answer or answers something else. */
export const readLedger = async (sandboxUrl: string): Promise<readonly Movement[] | null> => {
  try {
    const answer = await fetch(new URL('/ledger', sandboxUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const ledger = ledgerSchema.safeParse(await answer.json());
    return ledger.success ? ledger.data.toReversed() : null;
  } catch {
    return null;
  }
};
