import { MAILING_KINDS } from '@counterpane/rules/mailings/mailings';
import { z } from 'zod';
import { okSchema, textSchema } from '../envelope.ts';

/** A link of an email is sealed: nothing of whom it is for can be read in it. */
const tokenSchema = z.string().max(1_000);
const kindSchema = z.enum(MAILING_KINDS);

export const mailingsQuerySchema = z.object({
  token: tokenSchema
    .optional()
    .describe('Of the link in an email; without it those of the customer who is signed in.'),
});

const mailingsSchema = z.object({
  email: z.string().describe('All but its first letter is hidden from who has only a link.'),
  kinds: z.array(
    z.object({
      kind: kindSchema,
      isOn: z.boolean(),
      chosenAt: z.string().nullable().describe('When they chose last; null where the checkout decided it.'),
    }),
  ),
});

export const chooseMailingsSchema = mailingsQuerySchema.extend({
  on: z.array(kindSchema).max(20).describe('The kinds that are wanted; all others are not.'),
});

export const unsubscribeSchema = z.object({ token: tokenSchema, kind: kindSchema });

export const newsletterSchema = z.object({ email: textSchema(200).trim() });

export const confirmNewsletterSchema = z.object({ token: tokenSchema });

export type Mailings = z.infer<typeof mailingsSchema>;
export type ChooseMailings = z.input<typeof chooseMailingsSchema>;

export const mailingAnswerSchemas = {
  mailings: okSchema(mailingsSchema),
  done: okSchema(z.null()),
  confirmed: okSchema(
    z.object({ token: z.string().describe('Opens the page on which they choose their emails.') }),
  ),
};
