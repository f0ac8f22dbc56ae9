import { z } from 'zod';
import { okSchema } from '../envelope.ts';

const rateSchema = z.number().describe('From 0 to 1.');

const judgedVariantSchema = z.object({
  name: z.string(),
  share: z.number().describe('How many of a hundred visitors were to have it.'),
  visitors: z.int(),
  buyers: z.int().describe('Visitors who bought something after they saw it.'),
  rate: rateSchema.nullable(),
  difference: z
    .object({ low: z.number(), estimate: z.number(), high: z.number() })
    .nullable()
    .describe('To the first variant; it may be looked at every day, and holds at all times.'),
});

const staffExperimentSchema = z.object({
  name: z.string(),
  owner: z.string(),
  question: z.string(),
  url: z.string(),
  from: z.string(),
  until: z.string(),
  isRunning: z.boolean(),
  isSharedOut: z
    .boolean()
    .describe('False where visitors were not shared out as planned: no figure is to be believed.'),
  variants: z.array(judgedVariantSchema),
});

export type StaffExperiment = z.infer<typeof staffExperimentSchema>;

export const staffExperimentsAnswerSchema = okSchema(z.array(staffExperimentSchema));
