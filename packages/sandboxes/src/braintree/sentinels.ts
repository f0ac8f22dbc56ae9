import type { Sentinel } from '../machinery/integration.ts';
import { inWords, listNamed } from '../machinery/sentinels.ts';
import { ANSWERS } from './approval-page.ts';
import { FAKE, FAKE_PAYER } from './nonces.ts';
import { decideSale } from './sale-outcome.ts';

/** One amount of each kind that Braintree's tables tell apart, in cents. */
const TABLE_AMOUNTS = [200_000, 200_100, 204_600, 300_000, 400_100, 400_200, 500_100];

const effectOfAmount = (cents: number): string => {
  const nonce = { id: '', behaviour: 'succeeds', payer: FAKE_PAYER, isUsed: false, isFake: true } as const;
  const { status, responseText } = decideSale(nonce, cents);
  return `${status.replaceAll('_', ' ')} ${responseText && `(${responseText})`}`.trim();
};

export const SENTINELS: readonly Sentinel[] = [
  ...Object.entries(ANSWERS).map(([answer, behaviour]) => ({
    input: `PayPal’s window, answer “${answer}”`,
    effect: inWords(behaviour),
  })),
  ...listNamed(FAKE),
  ...TABLE_AMOUNTS.map((cents) => ({
    input: `$${(cents / 100).toFixed(2)} with a test nonce`,
    effect: effectOfAmount(cents),
  })),
];
