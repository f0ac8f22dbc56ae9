import { z } from 'zod';
import { okSchema } from '../envelope.ts';

/** By what a shop may write to a person with news and offers. */
export const CONSENT_CHANNELS = ['email', 'sms'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

export const consentChannelSchema = z.enum(CONSENT_CHANNELS);

/** What an order was placed with the consent to. */
const orderConsentsSchema = z.array(
  z.object({
    channel: consentChannelSchema,
    givenAt: z.string(),
    withdrawnAt: z.string().nullable(),
  }),
);
export type OrderConsents = z.infer<typeof orderConsentsSchema>;

export const orderConsentsAnswerSchema = okSchema(orderConsentsSchema);
