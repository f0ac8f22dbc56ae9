import type { Money } from '@counterpane/rules/money/money';
import type {
  ClickResolveDetails,
  Stripe,
  StripeElements,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { type CardWalletScript, loadCardScript, NOT_HERE, openStripe } from './card-wallet-script.ts';
import type { ClosableWallet } from './use-wallet.ts';
import { withTimeout } from './with-timeout.ts';

/** Wallets of the Express Checkout Element, as it calls them, by our ids. */
const EXPRESS_WALLETS = { applepay: 'applePay', googlepay: 'googlePay' } as const;
export type ExpressWalletId = keyof typeof EXPRESS_WALLETS;

export const isExpressWallet = (id: string): id is ExpressWalletId => id in EXPRESS_WALLETS;

/** The open element, and what its approval is exchanged with. */
export interface ExpressElement {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

interface ExpressWalletOptions extends CardWalletScript {
  /** Whose buttons are drawn, where the browser has them. */
  readonly wallets: readonly ExpressWalletId[];
  readonly total: Money;
  /** The money is held, and captured later: the payment that our server makes has to be of the same kind. */
  readonly holdsMoney: boolean;
  /** Where the buttons are drawn. */
  readonly place: HTMLElement;
  readonly returnUrl: string;
  /** What the sheet asks for besides the payment. */
  readonly asks?: StripeExpressCheckoutElementOptions;
  /** What the sheet shows when a button is pressed. */
  readonly onClick?: () => ClickResolveDetails;
  /** More to listen to, before the buttons are there. */
  readonly onElement?: (element: StripeExpressCheckoutElement, opened: ExpressElement) => void;
}

/**
 * Apple Pay and Google Pay by the card provider's Express Checkout Element. What is approved becomes a
 * confirmation token, which our server confirms a payment with.
 */
export const createExpressWallet = (options: ExpressWalletOptions): ClosableWallet<ExpressElement> => {
  const { wallets, total, holdsMoney, place, returnUrl } = options;
  let element: StripeExpressCheckoutElement | null = null;
  let isClosed = false;
  return {
    load: () => loadCardScript(options),
    createInstance: async () => {
      const stripe = openStripe(options);
      const elements = stripe.elements({
        mode: 'payment',
        amount: total.amount,
        currency: total.currency.toLowerCase(),
        captureMethod: holdsMoney ? 'manual' : 'automatic',
      });
      return { stripe, elements };
    },
    renderButtons: async (opened, handlers) => {
      // The shopper has chosen something else in the meantime.
      if (isClosed) return;
      const shown = opened.elements.create('expressCheckout', {
        // Stripe judges the risk of a payment by it, also where the shop knows it already.
        emailRequired: true,
        ...options.asks,
        paymentMethods: onlyThese(wallets),
      });
      element = shown;
      shown.on('click', (event) => event.resolve(options.onClick?.() ?? {}));
      shown.on('confirm', (event) => handlers.onApprove(event));
      shown.on('cancel', handlers.onCancel);
      options.onElement?.(shown, opened);
      const ready = isReady(shown, wallets);
      shown.mount(place);
      await withTimeout(ready);
    },
    tokenize: ({ stripe, elements }, approval) => {
      // What renderButtons passes on as an approval.
      const event = approval as StripeExpressCheckoutElementConfirmEvent;
      return tokenize(stripe, elements, returnUrl).catch((error: Error) => {
        event.paymentFailed({ reason: 'fail', message: error.message });
        throw error;
      });
    },
    close: () => {
      isClosed = true;
      element?.destroy();
    },
  };
};

/** Resolves when a button can be seen. */
const isReady = (element: StripeExpressCheckoutElement, wallets: readonly ExpressWalletId[]): Promise<void> =>
  new Promise((resolve, reject) => {
    element.on('ready', ({ availablePaymentMethods: available }) =>
      wallets.some((id) => available?.[EXPRESS_WALLETS[id]]) ? resolve() : reject(new Error(NOT_HERE)),
    );
    element.on('loaderror', ({ error }) => reject(new Error(error.message)));
  });

const tokenize = async (stripe: Stripe, elements: StripeElements, returnUrl: string): Promise<string> => {
  const submitted = await elements.submit();
  if (submitted.error) throw new Error(submitted.error.message);
  const made = await stripe.createConfirmationToken({ elements, params: { return_url: returnUrl } });
  if (made.error) throw new Error(made.error.message);
  return made.confirmationToken.id;
};

const onlyThese = (wallets: readonly ExpressWalletId[]) =>
  ({
    amazonPay: 'never',
    klarna: 'never',
    link: 'never',
    paypal: 'never',
    applePay: wallets.includes('applepay') ? 'always' : 'never',
    googlePay: wallets.includes('googlepay') ? 'always' : 'never',
  }) as const;
