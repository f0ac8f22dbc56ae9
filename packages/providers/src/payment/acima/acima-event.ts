import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { parseJson } from '../lender/parse-json.ts';
import { isSignedHeader } from '../lender/signed-header.ts';
import type { ReadEvent } from '../port.ts';
import { eventSchema } from './acima-answers.ts';

interface EventReader {
  readonly webhookSecret: string;
  /** What is true of a lease now. */
  readonly find: (leaseId: string) => Promise<PaymentOutcome | null>;
}

/** Verifies a webhook before it reads a word of it, then asks what is true of the lease. */
export const readAcimaEvent = async (
  { webhookSecret, find }: EventReader,
  rawBody: string,
  signature: string | undefined,
): Promise<ReadEvent> => {
  const signing = { scheme: 'v1', algorithm: 'sha256', secret: webhookSecret } as const;
  if (!isSignedHeader(signing, rawBody, signature)) return { refused: 'bad_signature' };
  const event = eventSchema.safeParse(parseJson(rawBody));
  if (!event.success) return { refused: 'malformed' };
  const { id, type, lease_id: leaseId } = event.data;
  // A lease is finalised by us: we know of it before Acima tells.
  return { id, type, outcome: type === 'lease.finalized' ? null : await find(leaseId) };
};
