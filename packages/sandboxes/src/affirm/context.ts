import type { Lender } from '../lender/lender.ts';
import type { Answer } from '../machinery/answer.ts';
import type { SandboxOptions } from '../machinery/sandbox-app.ts';
import type { Checkout } from './checkout.ts';

export interface AffirmSandboxOptions extends SandboxOptions {
  /** The merchant's keys: name and password of every call. The private one signs webhooks too. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface AffirmContext extends Lender<Checkout> {
  readonly keys: AffirmSandboxOptions;
}

/** Affirm's shape of what was wrong. */
export const refuse = (status: number, code: string, message: string): Answer => ({
  status,
  body: { status_code: status, type: 'invalid_request', code, message },
});

export const notFound = (what: string): Answer => refuse(404, 'not_found', `The ${what} could not be found.`);
