import { z } from 'zod';
import { okSchema, textSchema, typedSchema } from '../envelope.ts';

/** Who is to get text messages [K7.53]. The consent is the one of the checkout, and so is the email. */
export const subscribeToTextsSchema = z.object({
  user: z.object({ email: typedSchema().default(''), phone: typedSchema() }),
  externalIdentifiers: z
    .object({
      clientUserId: textSchema(64)
        .optional()
        .describe('Read by nobody: the store knows which customer is signed in.'),
    })
    .default({}),
});

export const subscribeToTextsAnswerSchema = okSchema(
  z.object({
    subscribed: z.boolean().describe('False without the consent, or where none are sent.'),
  }),
);

export type SubscribeToTexts = z.input<typeof subscribeToTextsSchema>;
