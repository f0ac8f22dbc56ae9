import { CONTACT_TOPICS } from '@counterpane/rules/content/validate-contact-message';
import { z } from 'zod';
import { okSchema, textSchema, typedSchema } from '../envelope.ts';

/** A message to the shop as it is typed; the rules say what is wrong with it. */
export const contactMessageSchema = z.object({
  name: typedSchema(),
  email: typedSchema(),
  phone: typedSchema().default(''),
  topic: z
    .enum(CONTACT_TOPICS)
    .catch('other')
    .describe('What it is about; `other` for a word we do not know.'),
  message: textSchema(262_144),
});

/** Under which name we have the message. */
const contactReceiptSchema = z.object({ reference: z.string() });
export const contactAnswerSchema = okSchema(contactReceiptSchema);

export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
