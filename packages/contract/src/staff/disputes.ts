import { z } from 'zod';
import { idSchema, moneySchema, okSchema, textSchema } from '../envelope.ts';
import { shapeFault } from '../shape-faults.ts';

const STAGES = ['opened', 'won', 'lost'] as const;

/** A dispute as staff read it. */
export const disputeSchema = z.object({
  id: idSchema,
  reference: z.string().describe("The company's own id of it."),
  amount: moneySchema,
  reason: z.string().describe('Its code, as the company writes it.'),
  stage: z.enum(STAGES),
  isInquiry: z
    .boolean()
    .describe('Only a question so far: money has moved only where the company holds it for that.'),
  dueBy: z.string().nullable().describe('Until when evidence is taken, where the company says.'),
  withdrawn: moneySchema.describe('Taken from the account for it, less what was put back.'),
  fee: moneySchema.describe('As far as the company says.'),
  openedAt: z.string(),
  decidedAt: z.string().nullable(),
});

/** A dispute in the list of all, with its order. */
const listedDisputeSchema = disputeSchema.extend({
  order: z.object({ id: idSchema, shortId: z.string(), storefront: z.string(), total: moneySchema }),
  label: z.string().describe('The way to pay.'),
});

/** Cents, in the currency of the payment. */
const centsSchema = z.int().min(0).max(100_000_000);

/** A dispute that its company told a person of; sent again with the same reference it is the same one. */
export const enterDisputeSchema = z.object({
  reference: textSchema(100).trim().min(1, shapeFault('noReference')),
  reason: textSchema(100).trim().min(1, shapeFault('noReason')),
  stage: z.enum(STAGES),
  amount: centsSchema.min(1),
  withdrawn: centsSchema.describe('What the company has taken for it up to now.'),
  dueBy: z.iso.date().nullish(),
});

/** A dispute that its company told of, and no more: of no payment that the store knows, or without an amount. */
const unknownDisputeSchema = z.object({
  label: z.string().describe('A way to pay of the company that told of it.'),
  reference: z.string().describe("The company's own id of it, or of its payment where it names no other."),
  heardAt: z.string(),
  state: z
    .enum(['disputed', 'lost', 'over'])
    .describe('Of a payment that is asked about: its payer has won, or it is disputed no more.'),
  order: z
    .object({ id: idSchema, shortId: z.string() })
    .nullable()
    .describe('Whose payment is disputed, where that is known: staff enter the amount there.'),
});

export type UnknownDispute = z.infer<typeof unknownDisputeSchema>;
export type DisputeView = z.infer<typeof disputeSchema>;
export type ListedDispute = z.infer<typeof listedDisputeSchema>;
export type EnterDispute = z.output<typeof enterDisputeSchema>;

export const disputesAnswerSchema = okSchema(
  z.object({
    disputes: z.array(listedDisputeSchema),
    unknown: z
      .array(unknownDisputeSchema)
      .describe(
        'Of no payment that the store knows, or of no amount, for staff of all storefronts; the latest first.',
      ),
  }),
);
