import { z } from 'zod';
import { moneySchema, okSchema } from '../envelope.ts';

/** In what our ledger and a provider's statement may differ. */
const DIFFERENCES = [
  'charge_unknown',
  'charge_missing',
  'charge_amount',
  'charge_currency',
  'refund_unknown',
  'refund_missing',
  'refund_amount',
  'refund_undecided',
  'surplus_kept',
  'dispute_unknown',
  'dispute_missing',
  'dispute_amount',
] as const;

/** One difference, with what each side says; null where it says nothing. */
const differenceSchema = z.object({
  kind: z.enum(DIFFERENCES),
  orderId: z.string().nullable(),
  payment: z.string().describe("The provider's id of the payment."),
  reference: z.string().describe("The provider's id of what differs, or ours where it has none."),
  ours: moneySchema.nullable(),
  theirs: moneySchema.nullable(),
  attempt: z.int().nullish().describe('Which attempt of its order it belongs to, where that is known.'),
  isOver: z.boolean().nullish().describe('Found earlier that day and settled since.'),
  orderStatus: z.string().nullish().describe('What became of the order once the money was booked.'),
});

/** Our ledger held beside the statement of one account with a provider; kept once a day. */
const reconciliationSchema = z.object({
  account: z.string().describe('Who takes the money: card-provider, braintree, amazon, splitit, …'),
  since: z.string(),
  ranAt: z.string(),
  counts: z.object({
    ourCharges: z.int(),
    theirCharges: z.int(),
    ourRefunds: z.int(),
    theirRefunds: z.int(),
  }),
  differences: z.array(differenceSchema),
  findsDisputes: z
    .enum(['when_asked', 'when_debited', 'by_webhook', 'by_hand'])
    .nullish()
    .describe('How a dispute is found of which no webhook came, where the statement does not list all.'),
  failure: z.string().nullable().describe('Why it could not be done, or not for all.'),
});

export const reconcileSchema = z
  .object({ since: z.iso.datetime().optional().describe('By default three days ago.') })
  .nullish();

export type Difference = z.infer<typeof differenceSchema>;
export type ReconciliationView = z.infer<typeof reconciliationSchema>;

export const reconciliationsAnswerSchema = okSchema(z.array(reconciliationSchema));
