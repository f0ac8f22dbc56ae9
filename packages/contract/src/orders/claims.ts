import type { CoverageBar } from '@counterpane/rules/warranty/coverage';
import { z } from 'zod';
import { okSchema } from '../envelope.ts';

const COVERAGE_BARS = [
  'not_sent',
  'gone',
  'not_delivered',
  'not_promised',
  'over',
] as const satisfies readonly CoverageBar[];

const coveredLineSchema = z.object({
  itemIdentifier: z.string(),
  title: z.string(),
  options: z.string(),
  quantity: z.int(),
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
});

const orderClaimsSchema = z.object({ lines: z.array(coveredLineSchema) });

export type OrderClaims = z.infer<typeof orderClaimsSchema>;

export const orderClaimsAnswerSchema = okSchema(orderClaimsSchema);
