import { z } from 'zod';
import { okSchema } from '../envelope.ts';
import { FUNNEL_EVENTS } from './events.ts';
import { ORDER_WAY } from './order-way.ts';

export const funnelQuerySchema = z.object({ days: z.coerce.number().int().min(1).max(90).default(14) });

const funnelRowSchema = z.object({
  day: z.string().describe('ISO day, by UTC.'),
  storefront: z.string(),
  counts: z
    .record(z.enum(FUNNEL_EVENTS), z.int())
    .describe('How many visits came so far; of purchases and refunds, how many there were.'),
  continued: z
    .record(z.enum(ORDER_WAY), z.int())
    .describe(
      'How many of the visits that came to the step before came to this one too. Purchases name no visit: 0.',
    ),
  recommended: z
    .int()
    .describe('How many of the visits that added something added what was recommended to them.'),
});

export type FunnelRow = z.infer<typeof funnelRowSchema>;

export const funnelAnswerSchema = okSchema(z.array(funnelRowSchema));
