import { z } from 'zod';
import { okSchema } from '../envelope.ts';

/** What Amazon's script starts a session with, as its `createCheckoutSessionConfig` wants it. */
const buttonShape = z.object({
  payloadJSON: z
    .string()
    .describe('What the session is to be. It goes to Amazon as it is, or the signature fails.'),
  signature: z.string(),
  publicKeyId: z.string(),
  algorithm: z.literal('AMZN-PAY-RSASSA-PSS-V2'),
});
export type AmazonButton = z.output<typeof buttonShape>;

export const amazonButtonAnswerSchema = okSchema(buttonShape);
