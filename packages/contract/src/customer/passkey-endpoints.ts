import { endpoint } from '../endpoint.ts';
import { doneAnswerSchema, signedInAnswerSchema } from './customer.ts';
import {
  addPasskeySchema,
  passkeyParamsSchema,
  passkeyQuestionAnswerSchema,
  passkeysAnswerSchema,
  usePasskeySchema,
} from './passkeys.ts';

const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };

/** Passkeys, each of the host of one storefront. */
export const passkeyEndpoints = {
  askPasskey: endpoint({
    at: 'POST /customers/session/passkey/question',
    summary: 'What a browser is asked with for a passkey that signs in; it names no account',
    who: 'anyone',
    answer: passkeyQuestionAnswerSchema,
    counts: ['usePasskey'],
    refusals: ['not_found'],
  }),
  signInWithPasskey: endpoint({
    at: 'POST /customers/session/passkey',
    summary: 'Signs in with a passkey of this host',
    who: 'anyone',
    body: usePasskeySchema,
    answer: signedInAnswerSchema,
    counts: ['usePasskey'],
    refusals: ['passkey_wrong', 'not_found'],
    example: {
      body: {
        passkey: {
          ...CREDENTIAL,
          response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
        },
      },
    },
  }),
  customerPasskeys: endpoint({
    at: 'GET /customers/my/passkeys',
    summary: 'The passkeys that sign in here',
    who: 'customer',
    answer: passkeysAnswerSchema,
    refusals: ['not_found'],
  }),
  askNewPasskey: endpoint({
    at: 'POST /customers/my/passkeys/question',
    summary: 'What a browser is asked with for a new passkey; only soon after a sign-in',
    who: 'customer',
    answer: passkeyQuestionAnswerSchema,
    counts: ['changeAccount'],
    refusals: ['sign_in_again', 'passkeys_full', 'not_found'],
  }),
  addPasskey: endpoint({
    at: 'POST /customers/my/passkeys',
    summary: 'Adds a passkey that signs in on this host',
    who: 'customer',
    body: addPasskeySchema,
    answer: doneAnswerSchema,
    counts: ['changeAccount'],
    refusals: ['sign_in_again', 'passkeys_full', 'passkey_wrong', 'not_found'],
    example: {
      body: {
        name: 'Phone',
        passkey: { ...CREDENTIAL, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
      },
    },
  }),
  removePasskey: endpoint({
    at: 'DELETE /customers/my/passkeys/:id',
    summary: 'Removes a passkey: it signs in no more',
    who: 'customer',
    params: passkeyParamsSchema,
    answer: doneAnswerSchema,
    counts: ['changeAccount'],
    refusals: ['not_found'],
  }),
} as const;
