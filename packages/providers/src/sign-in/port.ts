import type { SignInCompanyId } from '@counterpane/contract/customer/sign-in-companies';

/** A sign-in that a browser begins. All three random texts go with it, and one of them alone proves nothing. */
export interface BegunSignIn {
  /** The page of ours that the company leads back to, as it is registered there. */
  readonly redirectUri: string;
  /** Comes back with the answer: it is this browser that asked. */
  readonly state: string;
  /** Stands in the company's word on who it is: it was made for this question. */
  readonly nonce: string;
  /** Shown when the answer is redeemed: who took it on its way cannot (PKCE, RFC 7636). */
  readonly codeVerifier: string;
}

/** Who has signed in there, by the company's signed word. */
export interface CompanyIdentity {
  /** Never changes, whatever email its owner takes. */
  readonly subject: string;
  readonly email: string;
  /** Whether the company vouches that the person who signed in reads this mailbox today. */
  readonly provesEmail: boolean;
}

/** A company that signs customers in, by OpenID Connect. */
export interface SignInCompany {
  readonly id: SignInCompanyId;
  /** The company's page that the browser goes to. @throws when the company cannot be reached */
  begin(signIn: BegunSignIn): Promise<URL>;
  /**
   * Who it is that came back to `redirectUri` with these parameters.
   * @throws when the company has refused, does not answer, or its word is not for this question
   */
  identify(signIn: BegunSignIn, answer: URLSearchParams): Promise<CompanyIdentity>;
}
