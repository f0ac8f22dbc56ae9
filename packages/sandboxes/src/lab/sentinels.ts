import { SENTINELS as LEASE_BUTTONS } from '../acima/lease-page.ts';
import { SENTINELS as LOAN_BUTTONS } from '../affirm/checkout-page.ts';
import { ADDRESSES, INSTRUMENTS } from '../amazon/instruments.ts';
import { ANSWERS } from '../braintree/approval-page.ts';
import { FAKE, FAKE_PAYER } from '../braintree/nonces.ts';
import { decideSale } from '../braintree/verdict.ts';
import { CARDS, type CardBehaviour } from '../splitit/test-cards.ts';
import { BANK_ACCOUNTS, CARD_NUMBERS, findWellKnownCard, TOKEN_NAMES } from '../stripe/test-cards.ts';
import { SENTINELS as HEALTH_BUTTONS } from '../truemed/session-page.ts';

/** What a person types or presses at a provider, and what comes of it. */
export interface Sentinel {
  readonly input: string;
  readonly effect: string;
}

/** `settlesLater` and `approve-later` as people read them. */
const inWords = (name: string): string =>
  name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const groupDigits = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const listNamed = (effects: Readonly<Record<string, string>>): Sentinel[] =>
  Object.entries(effects).map(([input, name]) => ({ input, effect: inWords(name) }));

const listButtons = (buttons: readonly { answer: string; label: string }[]): Sentinel[] =>
  buttons.map(({ answer, label }) => ({ input: `Button “${label}”`, effect: inWords(answer) }));

export const STRIPE_SENTINELS: readonly Sentinel[] = [
  ...listNamed(CARD_NUMBERS).map(({ input, effect }) => ({ input: groupDigits(input), effect })),
  ...Object.keys(TOKEN_NAMES).map((name) => ({
    input: `tok_${name}`,
    effect: `the card ${groupDigits(findWellKnownCard(`tok_${name}`) ?? '')}`,
  })),
  ...listNamed(BANK_ACCOUNTS),
];

/** One amount of each kind that Braintree's tables tell apart, in cents. */
const TABLE_AMOUNTS = [200_000, 200_100, 204_600, 300_000, 400_100, 400_200, 500_100];

const effectOfAmount = (cents: number): string => {
  const nonce = { id: '', behaviour: 'succeeds', payer: FAKE_PAYER, isUsed: false, isFake: true } as const;
  const { status, responseText } = decideSale(nonce, cents);
  return `${status.replaceAll('_', ' ')} ${responseText && `(${responseText})`}`.trim();
};

export const BRAINTREE_SENTINELS: readonly Sentinel[] = [
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

const tellCard = ({ onApproval, onCapture }: CardBehaviour): string => {
  if (onApproval) return `at approval: ${onApproval.message}`;
  return onCapture ? `approved; at the first payment: ${onCapture.message}` : 'approved and paid';
};

export const SPLITIT_SENTINELS: readonly Sentinel[] = Object.entries(CARDS).map(
  ([number, { brand, behaviour }]) => ({
    input: `${groupDigits(number)} (${brand})`,
    effect: tellCard(behaviour),
  }),
);

export const AMAZON_SENTINELS: readonly Sentinel[] = [
  ...INSTRUMENTS.map(({ label, outcome }) => ({ input: label, effect: outcome })),
  ...Object.entries(ADDRESSES).map(([key, { city, countryCode }]) => ({
    input: `Address “${key}”`,
    effect: `${city}, ${countryCode}`,
  })),
];

export const AFFIRM_SENTINELS = listButtons(LOAN_BUTTONS);
export const TRUEMED_SENTINELS = listButtons(HEALTH_BUTTONS);
export const ACIMA_SENTINELS = listButtons(LEASE_BUTTONS);
