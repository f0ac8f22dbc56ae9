import { z } from 'zod';
import { okSchema, textSchema } from '../envelope.ts';
import { customerSchema } from './customer.ts';

/** Passkeys that an account can have. */
export const MOST_PASSKEYS = 10;

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);

/** What the authenticators of browsers answer is longer than it has to be, and this is longer still. */
const credentialId = base64url(1_400);

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** A new passkey, as `PublicKeyCredential.toJSON` of a browser tells it. */
export const addPasskeySchema = z.object({
  name: textSchema(60),
  passkey: z.object({
    ...credential,
    response: z.object({ clientDataJSON: base64url(4_000), attestationObject: base64url(16_000) }),
  }),
});

/** The same of a passkey that signs in. */
export const usePasskeySchema = z.object({
  passkey: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(2_000),
    }),
  }),
});

export const passkeyParamsSchema = z.object({ id: credentialId });

/** What a browser is asked with, as `PublicKeyCredential` parses it. What it holds is the browser's, and no contract. */
export const passkeyQuestionAnswerSchema = okSchema(z.record(z.string(), z.unknown()));

const passkeySchema = z.object({ id: z.string(), name: z.string(), createdAt: z.string() });

export const passkeysAnswerSchema = okSchema(
  customerSchema.extend({
    passkeys: z.array(passkeySchema).describe('The newest first, on this storefront.'),
  }),
);

export type Passkey = z.infer<typeof passkeySchema>;
export type AddPasskey = z.infer<typeof addPasskeySchema>;
export type UsePasskey = z.infer<typeof usePasskeySchema>;
