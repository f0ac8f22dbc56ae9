import { createHash, timingSafeEqual } from 'node:crypto';
import { importSPKI, jwtVerify } from 'jose';

/** A question as a browser brought it to a company's page. */
export interface Question {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string | null;
}

/** What a person chose there. */
export interface Chosen {
  readonly email: string;
  /** The mailbox is one that the company holds for another: a hosted domain at Google. */
  readonly isHosted: boolean;
}

/** How a company differs from the other, in the words of its documentation. */
export interface Company {
  readonly label: string;
  readonly clientId: string;
  /** What is wrong with a question; null where the company shows its page. */
  readonly refuseQuestion: (query: Query) => string | null;
  /** Whether the caller is the client. */
  readonly isClient: (form: Query, issuer: string) => Promise<boolean>;
  /** Whether the answer comes by a form, without the cookies of the store. */
  readonly answersByForm: boolean;
  readonly whenCancelled: string;
  /** What its word says of a person, beside who it is. */
  readonly claims: (chosen: Chosen) => Readonly<Record<string, string | boolean>>;
}

export type Query = Readonly<Record<string, string | undefined>>;

export interface SignInKeys {
  readonly google: { readonly clientId: string; readonly clientSecret: string };
  readonly apple: {
    readonly clientId: string;
    readonly teamId: string;
    readonly keyId: string;
    /** In PEM: what Apple has of the key whose other half the store signs with. */
    readonly publicKey: string;
  };
}

/** Apple takes no secret that is good for longer. */
const SIX_MONTHS_S = 15_777_000;

export const companiesOf = ({ google, apple }: SignInKeys): Readonly<Record<string, Company>> => ({
  google: {
    label: 'Google',
    clientId: google.clientId,
    refuseQuestion: (query) =>
      scopesOf(query).includes('openid') ? null : 'Missing required parameter: scope must include openid',
    isClient: async ({ client_secret: secret = '' }) => isSame(secret, google.clientSecret),
    answersByForm: false,
    whenCancelled: 'access_denied',
    claims: ({ email, isHosted }) => ({
      email_verified: true,
      ...(isHosted && { hd: email.slice(email.indexOf('@') + 1) }),
    }),
  },
  apple: {
    label: 'Apple',
    clientId: apple.clientId,
    refuseQuestion: (query) => {
      const asksForMore = scopesOf(query).some((scope) => scope === 'email' || scope === 'name');
      return asksForMore && query.response_mode !== 'form_post'
        ? 'response_mode must be form_post when name or email scope is requested.'
        : null;
    },
    isClient: async ({ client_secret: secret = '' }, issuer) => {
      const key = await importSPKI(apple.publicKey, 'ES256');
      const word = await jwtVerify(secret, key, {
        issuer: apple.teamId,
        subject: apple.clientId,
        audience: issuer,
        algorithms: ['ES256'],
        requiredClaims: ['exp', 'iat'],
      }).catch(() => null);
      const { exp = 0, iat = 0 } = word?.payload ?? {};
      return word?.protectedHeader.kid === apple.keyId && exp - iat <= SIX_MONTHS_S;
    },
    answersByForm: true,
    whenCancelled: 'user_cancelled_authorize',
    claims: ({ email }) => ({
      email_verified: 'true',
      ...(email.endsWith('@privaterelay.appleid.com') && { is_private_email: 'true' }),
    }),
  },
});

const scopesOf = ({ scope = '' }: Query): string[] => scope.split(' ');

const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** An id that stays the same for an email, and says nothing of it. */
export const subjectOf = (email: string): string => digestOf(email).toString('hex').slice(0, 21);
