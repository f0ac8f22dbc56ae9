import { z } from 'zod';
import { okSchema } from '../envelope.ts';

const consentSchema = {
  analytics: z.boolean(),
  personalization: z.boolean(),
  marketing: z.boolean(),
};

const privacyChoicesSchema = z.object({
  ...consentSchema,
  mode: z.enum(['opt-in', 'opt-out']).describe('Whether nothing happens before a yes, or until a no.'),
  hasSignal: z.boolean().describe('The browser refuses all of it (Global Privacy Control).'),
  chosen: z
    .object({ at: z.string(), version: z.string() })
    .nullable()
    .describe('When this visitor chose last, and of which version of the questions.'),
});

export const choosePrivacySchema = z.object({
  ...consentSchema,
  from: z.enum(['banner', 'page']).default('page'),
});

export const privacyChoicesAnswerSchema = okSchema(privacyChoicesSchema);

export type PrivacyChoices = z.infer<typeof privacyChoicesSchema>;
export type ChoosePrivacy = z.input<typeof choosePrivacySchema>;
