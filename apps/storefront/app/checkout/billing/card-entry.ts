import type {
  CreateTokenCardData,
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
} from '@stripe/stripe-js';

type CardElement = StripeCardNumberElement | StripeCardExpiryElement | StripeCardCvcElement;

/** Where the three elements go: an element of the page or its selector. */
interface CardMounts {
  readonly number: string | HTMLElement;
  readonly expiry: string | HTMLElement;
  readonly cvc: string | HTMLElement;
}

interface CardToken {
  readonly id: string;
  readonly last4: string;
  readonly brand: string;
}

export type Tokenised =
  | { readonly ok: true; readonly token: CardToken }
  | { readonly ok: false; readonly error: string };

export interface CardEntry {
  /** What is not complete yet, as one message; null when the card can be sent. */
  readonly findError: () => string | null;
  readonly isEmpty: () => boolean;
  readonly createToken: (owner: CreateTokenCardData) => Promise<Tokenised>;
  /** Puts the cursor into the card number. */
  readonly focus: () => void;
  readonly destroy: () => void;
}

/** How far the card is typed. The brand is known once the number is complete. */
export interface CardProgress {
  readonly brand: string | null;
  readonly isComplete: boolean;
}

const ERRORS = {
  number: 'Card Number Validation Error',
  expiry: 'Expiration Date Validation Error',
  cvc: 'CVC Validation Error',
} as const;

/**
 * The provider's three fields: what they hold never reaches this page, only whether each is complete, the brand,
 * and in the end a token.
 */
export const createCardEntry = (
  stripe: Pick<Stripe, 'elements' | 'createToken'>,
  mounts: CardMounts,
  onChange: (state: CardProgress) => void,
  style: Readonly<Record<string, string>> = {},
): CardEntry => {
  const elements = stripe.elements();
  const options = { style: { base: style } };
  const number = elements.create('cardNumber', options);
  const expiry = elements.create('cardExpiry', options);
  const cvc = elements.create('cardCvc', options);
  const complete = { number: false, expiry: false, cvc: false };
  const filled = { number: false, expiry: false, cvc: false };

  let brand: string | null = null;
  const note = (field: keyof typeof complete, event: { complete: boolean; empty: boolean }): void => {
    complete[field] = event.complete;
    filled[field] = !event.empty;
    onChange({ brand, isComplete: complete.number && complete.expiry && complete.cvc });
  };
  number.on('change', (event) => {
    brand = event.complete ? capitalised(event.brand) : null;
    note('number', event);
  });
  expiry.on('change', (event) => note('expiry', event));
  cvc.on('change', (event) => note('cvc', event));
  let isGone = false;
  const mountAll = async (): Promise<void> => {
    number.mount(mounts.number);
    await forATask();
    if (isGone) return;
    expiry.mount(mounts.expiry);
    await forATask();
    if (!isGone) cvc.mount(mounts.cvc);
  };
  void mountAll();

  const fields = ['number', 'expiry', 'cvc'] as const;
  return {
    findError: () =>
      fields
        .filter((field) => !complete[field])
        .map((field) => ERRORS[field])
        .join(' - ') || null,
    isEmpty: () => fields.every((field) => !filled[field]),
    createToken: async (owner) => {
      const { token, error } = await stripe.createToken(number, owner);
      if (!token) return { ok: false, error: error?.message ?? 'An error occurred, please try again' };
      return {
        ok: true,
        token: { id: token.id, last4: token.card?.last4 ?? '', brand: token.card?.brand ?? '' },
      };
    },
    focus: () => number.focus(),
    destroy: () => {
      isGone = true;
      for (const element of [number, expiry, cvc] satisfies CardElement[]) element.destroy();
    },
  };
};

/** Each element is a frame, which takes a browser a while to make: a press is answered between one and the next. */
const forATask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** @example capitalised('visa') // "Visa" */
export const capitalised = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
