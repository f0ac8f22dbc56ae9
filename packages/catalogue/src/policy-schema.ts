import { POLICY_SUBJECTS } from '@counterpane/rules/policies/policy';
import { z } from 'zod';
import { productKindSchema } from './schema.ts';

/** What a brand promises, in versions: a new one is a new entry with a later `since`, the old one stays. */
export const policiesSchema = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      subject: z.enum(POLICY_SUBJECTS),
      since: z.iso.date(),
      productNames: z.array(z.string()).default([]),
      kinds: z.array(productKindSchema).default([]),
      days: z.int().positive().nullable(),
      figure: z.string(),
      text: z.string(),
    })
    .refine(
      ({ subject, days }) => subject !== 'warranty' || (days ?? 0) % 365 === 0,
      'a warranty lasts whole years of 365 days, or forever',
    )
    .refine(
      ({ subject, figure }) => subject !== 'delivery' || figure === 'Free',
      'what is promised of delivery is that it is free',
    ),
);

export type PolicyData = z.infer<typeof policiesSchema>[number];
