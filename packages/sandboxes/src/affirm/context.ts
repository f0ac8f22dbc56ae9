import type { IncomingHttpHeaders } from 'node:http';
import type { Lender } from '../lender/lender.ts';
import type { ApiCall } from '../lender/lender-app.ts';
import type { Answer } from '../machinery/answer.ts';
import type { SandboxOptions } from '../machinery/sandbox-app.ts';
import type { Checkout, Country } from './checkout.ts';

interface KeyPair {
  /** Name and password of every call. The private one signs webhooks too. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface AffirmSandboxOptions extends SandboxOptions, KeyPair {
  /** The keys of an account in Canada. */
  readonly canada?: KeyPair;
}

/** What an endpoint is asked, and by the merchant of which country. */
export interface AffirmCall extends ApiCall {
  readonly country: Country;
}

/** Whose keys a call is signed in with; null where they are nobody's. */
export const countryOf = (
  { canada, ...usa }: AffirmSandboxOptions,
  { authorization }: IncomingHttpHeaders,
): Country | null => {
  if (authorization === basicOf(usa)) return 'USA';
  return canada && authorization === basicOf(canada) ? 'CAN' : null;
};

export const keysIn = ({ canada, ...usa }: AffirmSandboxOptions, country: Country): KeyPair =>
  (country === 'CAN' ? canada : undefined) ?? usa;

const basicOf = ({ publicKey, privateKey }: KeyPair): string =>
  `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;

export interface AffirmContext extends Lender<Checkout> {
  readonly keys: AffirmSandboxOptions;
}

/** Affirm's shape of what was wrong. */
export const refuse = (status: number, code: string, message: string): Answer => ({
  status,
  body: { status_code: status, type: 'invalid_request', code, message },
});

export const notFound = (what: string): Answer => refuse(404, 'not_found', `The ${what} could not be found.`);
