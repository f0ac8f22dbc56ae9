import { z } from 'zod';
import { okSchema, textSchema } from '../envelope.ts';

/** Which experiments a page asks about, and for whom [K7]. */
export const flagsQuestionSchema = z.strictObject({
  experiments: z
    .array(textSchema(100))
    .max(20)
    .describe('Names of experiments; those that the shop does not run say nothing.'),
  pathname: z.string().startsWith('/').max(500).describe('The page that asks.'),
  isMobile: z.boolean(),
});

/** The first item tells by which strategy the page of each address recommends. */
const flagsSchema = z.array(
  z.object({
    DY_STRATEGIES: z.array(
      z.object({
        url: z.string(),
        strategyID: z.int().describe('The `type` of GET /recommendations/v3/:type.'),
      }),
    ),
  }),
);

export type FlagsQuestion = z.infer<typeof flagsQuestionSchema>;
export type Flags = z.infer<typeof flagsSchema>;

export const flagsAnswerSchema = okSchema(flagsSchema);
