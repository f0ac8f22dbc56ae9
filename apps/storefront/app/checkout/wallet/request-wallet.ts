import type { Money } from '@counterpane/rules/money/money';
import type { PaymentRequest, PaymentRequestOptions, PaymentRequestTokenEvent } from '@stripe/stripe-js';
import {
  type CardWalletScript,
  loadCardScript,
  NOT_HERE,
  openStripe,
} from '../../payment/card-wallet-script.ts';
import type { ClosableWallet } from '../../payment/use-wallet.ts';
import { withTimeout } from '../../payment/with-timeout.ts';

interface RequestWalletOptions extends CardWalletScript {
  readonly country: string;
  readonly total: Money;
  /** Where the button is drawn, its name and its look. */
  readonly place: HTMLElement;
  readonly label: string;
  readonly className: string;
  /** What the sheet asks for and shows besides the payment. */
  readonly asks?: Partial<PaymentRequestOptions>;
  /** More to listen to, before the button is there. */
  readonly onRequest?: (request: PaymentRequest) => void;
  /** The button was pressed. */
  readonly onShow?: () => void;
}

/** The browser's own payment sheet, by the card provider: what is approved there is a card's token. */
export const createRequestWallet = (options: RequestWalletOptions): ClosableWallet<PaymentRequest> => {
  const { country, total, place, label, className } = options;
  let isClosed = false;
  return {
    load: () => loadCardScript(options),
    createInstance: async () =>
      openStripe(options).paymentRequest({
        country,
        currency: total.currency.toLowerCase(),
        total: { label, amount: total.amount },
        ...options.asks,
      }),
    renderButtons: async (request, handlers) => {
      if ((await withTimeout(request.canMakePayment())) === null) throw new Error(NOT_HERE);
      // The shopper has chosen something else in the meantime.
      if (isClosed) return;
      request.on('token', (event) => handlers.onApprove(event));
      request.on('cancel', handlers.onCancel);
      options.onRequest?.(request);
      const button = place.ownerDocument.createElement('button');
      Object.assign(button, { type: 'button', textContent: label, className });
      button.addEventListener('click', () => {
        options.onShow?.();
        request.show();
      });
      place.replaceChildren(button);
    },
    tokenize: async (_request, approval) => {
      // What renderButtons passes on as an approval.
      const { complete, token } = approval as PaymentRequestTokenEvent;
      complete('success');
      return token.id;
    },
    close: () => {
      isClosed = true;
      place.replaceChildren();
    },
  };
};
