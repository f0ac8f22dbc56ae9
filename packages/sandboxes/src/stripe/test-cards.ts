import { DECLINES, type Decline } from './declines.ts';

/** What happens when the money is asked for. */
interface Behaviour {
  /** The shopper must pass 3-D Secure first. */
  readonly challenge: boolean;
  /** `later`: stays `processing` for a while, then the webhook tells. `never`: stays so for good. */
  readonly settles: 'at once' | 'later' | 'never';
  readonly decline: Decline | null;
}

export type BehaviourName = keyof typeof BEHAVIOURS;

const says = (
  decline: Decline | null,
  settles: Behaviour['settles'] = 'at once',
  challenge = false,
): Behaviour => ({ challenge, settles, decline });

export const BEHAVIOURS = {
  succeeds: says(null),
  declined: says(DECLINES.generic),
  insufficientFunds: says(DECLINES.insufficientFunds),
  lostCard: says(DECLINES.lostCard),
  stolenCard: says(DECLINES.stolenCard),
  fraudulent: says(DECLINES.fraudulent),
  expiredCard: says(DECLINES.expiredCard),
  incorrectCvc: says(DECLINES.incorrectCvc),
  processingError: says(DECLINES.processingError),
  challenge: says(null, 'at once', true),
  challengeThenInsufficientFunds: says(DECLINES.insufficientFunds, 'at once', true),
  settlesLater: says(null, 'later'),
  failsLater: says(DECLINES.generic, 'later'),
  staysProcessing: says(null, 'never'),
  bankFailsLater: says(DECLINES.bankInsufficientFunds, 'later'),
  bankClosedLater: says(DECLINES.bankAccountClosed, 'later'),
  bankDeposits: says(null, 'later'),
  bankUnverified: says(DECLINES.bankUnverified),
  refundPending: says(null),
  refundFails: says(null),
  disputed: says(null),
  disputedNotReceived: says(null),
  inquired: says(null),
  lenderDeclined: says(DECLINES.lender),
} as const satisfies Record<string, Behaviour>;

/** Stripe's documented test numbers; the last two are ours (DIFFERENCES.md). */
export const CARD_NUMBERS: Readonly<Record<string, BehaviourName>> = {
  '4242424242424242': 'succeeds',
  '4000056655665556': 'succeeds',
  '5555555555554444': 'succeeds',
  '5200828282828210': 'succeeds',
  '378282246310005': 'succeeds',
  '6011111111111117': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000000000009987': 'lostCard',
  '4000000000009979': 'stolenCard',
  '4100000000000019': 'fraudulent',
  '4000000000000069': 'expiredCard',
  '4000000000000127': 'incorrectCvc',
  '4000000000000119': 'processingError',
  '4000002760003184': 'challenge',
  '4000000000003220': 'challenge',
  '4000008260003178': 'challengeThenInsufficientFunds',
  '4000000000007726': 'refundPending',
  '4000000000005126': 'refundFails',
  '4000000000000259': 'disputed',
  '4000000000002685': 'disputedNotReceived',
  '4000000000001976': 'inquired',
  '4000000000008005': 'settlesLater',
  '4000000000008013': 'failsLater',
};

/** The part of a test token after `tok_`, `pm_card_`: the card it stands for. */
export const TOKEN_NAMES: Readonly<Record<string, string>> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  mastercard: '5555555555554444',
  mastercard_debit: '5200828282828210',
  amex: '378282246310005',
  discover: '6011111111111117',
  chargeDeclined: '4000000000000002',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  chargeDeclinedLostCard: '4000000000009987',
  chargeDeclinedStolenCard: '4000000000009979',
  chargeDeclinedFraudulent: '4100000000000019',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedIncorrectCvc: '4000000000000127',
  chargeDeclinedProcessingError: '4000000000000119',
  pendingRefund: '4000000000007726',
  refundFail: '4000000000005126',
  createDispute: '4000000000000259',
  createDisputeProductNotReceived: '4000000000002685',
  createDisputeInquiry: '4000000000001976',
  threeDSecure2Required: '4000000000003220',
  threeDSecureRequired: '4000002760003184',
  authenticationRequired: '4000002760003184',
};

export const BANK_ACCOUNTS: Readonly<Record<string, BehaviourName>> = {
  pm_usBankAccount_success: 'settlesLater',
  pm_usBankAccount_processing: 'staysProcessing',
  pm_usBankAccount_insufficientFunds: 'bankFailsLater',
  pm_usBankAccount_accountClosed: 'bankClosedLater',
  pm_usBankAccount_microdeposits: 'bankDeposits',
};

/** Null for a number that no test card has: Stripe refuses real cards in test mode. */
export const findCardBehaviour = (number: string): BehaviourName | null => CARD_NUMBERS[number] ?? null;

/** The card number behind `tok_visa` or `pm_card_visa`; null for any other token. */
export const findWellKnownCard = (token: string): string | null =>
  TOKEN_NAMES[token.replace(/^(tok|pm_card)_(visa_)?(?=chargeDeclined)|^(tok|pm_card)_/, '')] ?? null;

export const findWellKnownBankAccount = (token: string): BehaviourName | null => BANK_ACCOUNTS[token] ?? null;
