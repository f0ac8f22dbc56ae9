import type { Currency } from '@counterpane/rules/money/money';
import { createLenderClient, type LenderClient } from '../lender/lender-client.ts';
import { failureSchema } from './affirm-answers.ts';

/** Affirm gives each country keys of its own. The private one signs webhooks too. */
export interface AffirmKeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What the store has at Affirm in one country. */
export interface AffirmAccount extends AffirmKeyPair {
  readonly currency: Currency;
  readonly call: LenderClient;
}

interface Place {
  /** `https://api.global.affirm.com` */
  readonly apiUrl: string;
  readonly timeoutMs: number;
}

/**
 * 402 is a decline. 409 is none: another call with the same key is being processed, and ours is to be made again later.
 */
const REFUSALS = [400, 402, 404, 422];

/** A loan that is captured, voided or given back is refused with 403 too. */
export const CHANGE_REFUSALS: readonly number[] = [...REFUSALS, 403];

const CURRENCIES = { USA: 'USD', CAN: 'CAD' } as const;

/** Every call says its country: those of transactions require it, the others take it. */
export const openAccount = (
  country: keyof typeof CURRENCIES,
  { publicKey, privateKey }: AffirmKeyPair,
  { apiUrl, timeoutMs }: Place,
): AffirmAccount => {
  const basic = Buffer.from(`${publicKey}:${privateKey}`).toString('base64');
  return {
    publicKey,
    privateKey,
    currency: CURRENCIES[country],
    call: createLenderClient({
      name: 'Affirm',
      apiUrl,
      timeoutMs,
      headers: () => ({ authorization: `Basic ${basic}`, 'country-code': country }),
      failure: failureSchema,
      refusals: REFUSALS,
    }),
  };
};
