import { type Refusal, refuse } from './answer.ts';
import { brandRules, checkCardNumber, checkExpiry } from './browser/card-rules.js';
import { type BehaviourName, findCardBehaviour } from './test-cards.ts';

/** Ways of paying that are no typed card. */
type PaymentMethodType = 'card' | 'us_bank_account' | 'link' | 'afterpay_clearpay';

/** A card that a wallet passes on. */
export type Wallet = 'apple_pay' | 'google_pay' | 'link';

/** What pays: a card or an account, without its number. */
export interface PaymentMethod {
  readonly id: string;
  readonly type: PaymentMethodType;
  readonly wallet?: Wallet;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly behaviour: BehaviourName;
}

interface CardInput {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string | undefined;
}

/** Checks a typed card as Stripe's API does, and forgets all of it but what may be shown. */
export const readCard = (id: string, card: CardInput, now: Date): PaymentMethod | Refusal => {
  const number = card.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !checkCardNumber(number).complete) {
    return refuseCard('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  return refuseExpiry(card, now) ?? refuseCvc(card, number) ?? methodOf(id, number, card);
};

const refuseExpiry = ({ expMonth, expYear }: CardInput, now: Date): Refusal | null => {
  const digits = `${expMonth}`.padStart(2, '0') + `${expYear % 100}`.padStart(2, '0');
  const { error } = checkExpiry(digits, now);
  if (!error) return null;
  return error.code.startsWith('invalid_expiry_month') && expYear >= now.getFullYear()
    ? refuseCard('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
    : refuseCard('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
};

const refuseCvc = ({ cvc }: CardInput, number: string): Refusal | null =>
  cvc === undefined || (/^\d+$/.test(cvc) && cvc.length === brandRules(number).cvc)
    ? null
    : refuseCard('invalid_cvc', 'cvc', "Your card's security code is invalid.");

const methodOf = (id: string, number: string, { expMonth, expYear }: CardInput): PaymentMethod | Refusal => {
  const behaviour = findCardBehaviour(number);
  if (!behaviour) {
    return refuse(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message:
        'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    });
  }
  const { brand } = brandRules(number);
  return { id, type: 'card', brand, last4: number.slice(-4), expMonth, expYear, behaviour };
};

const refuseCard = (code: string, param: string, message: string): Refusal =>
  refuse(402, { type: 'card_error', code, param, message });
