import { CLAIM_REASONS } from '@counterpane/rules/warranty/claim-reasons';
import { CLAIM_STATES } from '@counterpane/rules/warranty/claim-states';
import type { CoverageBar } from '@counterpane/rules/warranty/coverage';
import { z } from 'zod';
import { idSchema, okSchema, textSchema } from '../envelope.ts';
import { shipmentStateSchema } from './fulfillment.ts';
import { photoIdsSchema, photoSchema } from './photos.ts';

const COVERAGE_BARS = [
  'not_sent',
  'gone',
  'not_delivered',
  'not_promised',
  'over',
] as const satisfies readonly CoverageBar[];

export const claimReasonSchema = z.enum(CLAIM_REASONS);
export const claimStateSchema = z.enum(CLAIM_STATES);

/** What a customer claims: one unit of a line. */
export const makeClaimSchema = z.object({
  id: idSchema.describe('The same claim sent twice is made once: see `nextId`.'),
  itemIdentifier: textSchema(64),
  reason: claimReasonSchema,
  words: textSchema(1_000).trim().min(1),
  photos: photoIdsSchema,
});

/** What staff asked for. */
export const answerClaimSchema = z.object({ words: textSchema(1_000).trim().min(1), photos: photoIdsSchema });

const coveredLineSchema = z.object({
  itemIdentifier: z.string(),
  title: z.string(),
  options: z.string(),
  warranty: z
    .object({
      until: z.string().nullable().describe('The last ISO day; null for a warranty without an end.'),
    })
    .nullable()
    .describe('Null where none was promised.'),
  plans: z
    .array(
      z.object({
        title: z.string(),
        isAccidental: z.boolean().describe('It covers accidents beside what wears out.'),
        until: z.string().describe('The last ISO day.'),
      }),
    )
    .describe('What protection plans add to it.'),
  bar: z.enum(COVERAGE_BARS).nullable().describe('Why nothing covers it now.'),
  reasons: z.array(claimReasonSchema).describe('What can be claimed now; empty while all of it is claimed.'),
});

const shownClaimSchema = z.object({
  id: idSchema,
  status: claimStateSchema,
  title: z.string(),
  reason: claimReasonSchema,
  told: z.string().describe('What staff wrote with their last step.'),
  photos: z.array(photoSchema),
  replacement: z
    .object({ status: shipmentStateSchema, trackingUrl: z.string().nullable() })
    .nullable()
    .describe('The same thing on its way again.'),
  mayAnswer: z.boolean(),
  mayWithdraw: z.boolean(),
  createdAt: z.string(),
});

const orderClaimsSchema = z.object({
  lines: z.array(coveredLineSchema),
  claims: z.array(shownClaimSchema).describe('The oldest first.'),
  nextId: idSchema.describe('For the next claim.'),
});

export type OrderClaims = z.infer<typeof orderClaimsSchema>;
export type ShownClaim = z.infer<typeof shownClaimSchema>;
export type MakeClaim = z.output<typeof makeClaimSchema>;
export type AnswerClaim = z.output<typeof answerClaimSchema>;

export const orderClaimsAnswerSchema = okSchema(orderClaimsSchema);
export const claimChangedAnswerSchema = okSchema(z.null());
