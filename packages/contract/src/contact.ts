import { CONTACT_TOPICS } from '@counterpane/rules/content/check-contact-message';
import { z } from 'zod';
import { okSchema, textSchema } from './envelope.ts';

/** A message to the shop as it is typed; the rules say what is wrong with it. */
export const contactMessageSchema = z.object({
  name: textSchema(200),
  email: textSchema(200),
  phone: textSchema(60).default(''),
  topic: z
    .enum(CONTACT_TOPICS)
    .catch('other')
    .describe('What it is about; `other` for a word we do not know.'),
  message: textSchema(6_000),
});

/** Under which name we have the message. */
export const contactReceiptSchema = z.object({ reference: z.string() });
export const contactAnswerSchema = okSchema(contactReceiptSchema);

export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
