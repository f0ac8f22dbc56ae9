import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { PaymentMethod, Wallet } from './payment-method.ts';
import type { BehaviourName } from './test-cards.ts';

/** The company behind a hosted page that asks for no card. */
export interface AccountPage {
  readonly type: 'link' | 'afterpay_clearpay' | 'us_bank_account';
  readonly title: string;
  readonly text: string;
  /** Buttons by the word that they send. */
  readonly answers: Readonly<Record<string, AccountAnswer>>;
}

interface AccountAnswer {
  readonly label: string;
  readonly behaviour: BehaviourName;
  /** Passes a card on, which then is what pays. */
  readonly wallet?: Wallet;
}

const PAGES: readonly AccountPage[] = [
  {
    type: 'link',
    title: 'Link',
    text: 'Pay with what you saved with Link.',
    answers: {
      approve: { label: 'Approve', behaviour: 'succeeds' },
      card: { label: 'Approve with my saved card', behaviour: 'succeeds', wallet: 'link' },
      decline: { label: 'Decline', behaviour: 'declined' },
      insufficient: { label: 'Insufficient funds', behaviour: 'insufficientFunds' },
    },
  },
  {
    type: 'afterpay_clearpay',
    title: 'Afterpay',
    text: 'Four payments without interest, the first of them today.',
    answers: {
      approve: { label: 'Approve', behaviour: 'succeeds' },
      decline: { label: 'Decline', behaviour: 'lenderDeclined' },
    },
  },
  {
    type: 'us_bank_account',
    title: 'your bank',
    text: 'The money is taken from your account within days.',
    answers: {
      approve: { label: 'Approve', behaviour: 'settlesLater' },
      insufficient: { label: 'Insufficient funds, days later', behaviour: 'bankFailsLater' },
      closed: { label: 'Account closed, days later', behaviour: 'bankClosedLater' },
      processing: { label: 'Never heard of again', behaviour: 'staysProcessing' },
      decline: { label: 'Decline', behaviour: 'bankUnverified' },
      deposits: { label: 'Send micro-deposits all the same', behaviour: 'bankDeposits' },
    },
  },
];

/** What a session's page asks for in place of a card; null where it is a card. */
export const findAccountPage = ({ payment_method_types: types }: Stripe.Checkout.Session) =>
  PAGES.find(({ type }) => types.includes(type)) ?? null;

/** What pays after a button was pressed; null for a word that no button sends. */
export const methodOfAnswer = ({ type, answers }: AccountPage, word: string): PaymentMethod | null => {
  const answer = answers[word];
  if (!answer) return null;
  const { behaviour, wallet } = answer;
  const id = newId('pm');
  if (wallet) return { ...SAVED_CARD, id, behaviour, wallet };
  return { id, type, brand: type, last4: '6789', expMonth: 0, expYear: 0, behaviour };
};

const SAVED_CARD = { type: 'card', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 } as const;
