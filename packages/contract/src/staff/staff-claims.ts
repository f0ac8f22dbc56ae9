import { z } from 'zod';
import { idSchema, okSchema, textSchema } from '../envelope.ts';
import { claimReasonSchema, claimStateSchema } from '../orders/claims.ts';
import { photoSchema } from '../orders/photos.ts';
import { shapeFault } from '../shape-faults.ts';

/** A claim as staff see it, on the page of its order. */
export const staffClaimSchema = z.object({
  id: idSchema,
  status: claimStateSchema,
  itemIdentifier: z.string(),
  reason: claimReasonSchema,
  words: z.string().describe('What the customer wrote.'),
  told: z.string(),
  photos: z.array(photoSchema),
  events: z.array(z.object({ status: claimStateSchema, at: z.string() })),
  moves: z.array(claimStateSchema).describe('The states that staff can bring it to next.'),
});

const listedClaimSchema = z.object({
  id: idSchema,
  status: claimStateSchema,
  reason: claimReasonSchema,
  title: z.string(),
  order: z.object({ id: idSchema, shortId: z.string() }),
  storefront: z.string(),
  createdAt: z.string(),
});

/** A step of a claim, with what its customer is told. */
export const moveClaimSchema = z
  .object({
    to: z.enum(['needs_more', 'replaced', 'settled', 'refused']),
    told: textSchema(500).trim().default(''),
  })
  .refine(({ to, told }) => to === 'replaced' || told !== '', shapeFault('noReason'));

export type StaffClaim = z.infer<typeof staffClaimSchema>;
export type ListedClaim = z.infer<typeof listedClaimSchema>;
export type MoveClaim = z.output<typeof moveClaimSchema>;

export const staffClaimsAnswerSchema = okSchema(z.array(listedClaimSchema));
