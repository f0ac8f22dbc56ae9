import type { Answer } from '@counterpane/contract/call';
import type { AmazonButton } from '@counterpane/contract/checkout/amazon-button';
import type { StorefrontView } from '@counterpane/contract/pages/pages';
import type { Money } from '@counterpane/rules/money/money';
import type { AmazonScripts } from '../services.ts';
import { amazonParameters } from './amazon-parameters.ts';
import type { ClosableWallet } from './use-wallet.ts';
import { LOAD_FAILURE, withTimeout } from './with-timeout.ts';

/** What Amazon's script draws. */
export interface DrawnButton {
  onClick(press: () => void): void;
  initCheckout(config: { readonly createCheckoutSessionConfig: AmazonButton }): void;
}

/** Amazon's script, as far as we use it. */
export interface AmazonScript {
  readonly Pay: { renderButton(selector: string, config: object): DrawnButton };
}

declare global {
  interface Window {
    amazon?: AmazonScript;
  }
}

export interface AmazonWalletOptions {
  readonly amazon: AmazonScripts;
  readonly store: Pick<StorefrontView, 'currency' | 'country'>;
  readonly placement: 'Cart' | 'Checkout';
  readonly total: Money;
  readonly loadScript: (url: string) => Promise<void>;
  /** Signs what the button starts with, once it is pressed: nothing is begun for who only looks. */
  readonly sign: () => Promise<Answer<AmazonButton>>;
  /** Where the button is drawn. */
  readonly place: HTMLElement;
}

/** Amazon's own button. It leads to Amazon's pages, and the shopper comes back from there by another address. */
export const createAmazonWallet = (options: AmazonWalletOptions): ClosableWallet<AmazonScript> => {
  const { amazon, store, placement, total, loadScript, sign, place } = options;
  return {
    load: () =>
      withTimeout(loadScript(amazon.scriptUrl)).catch((cause) => {
        throw new Error(LOAD_FAILURE, { cause });
      }),
    createInstance: async () => {
      if (!window.amazon) throw new Error(LOAD_FAILURE);
      return window.amazon;
    },
    renderButtons: async ({ Pay }, { onError }) => {
      const { merchantId, publicKeyId } = amazon;
      // A new element for each try: Amazon's script may not draw twice into one.
      const drawing = Object.assign(document.createElement('div'), { id: 'amazon-pay-button' });
      place.replaceChildren(drawing);
      const button = Pay.renderButton(`#${drawing.id}`, {
        ...amazonParameters(store),
        merchantId,
        publicKeyId,
        placement,
        estimatedOrderAmount: { amount: (total.amount / 100).toFixed(2), currencyCode: total.currency },
      });
      button.onClick(() => {
        void sign().then((signed) => {
          if (!signed.ok) return onError(new Error(signed.error.error));
          button.initCheckout({ createCheckoutSessionConfig: signed.result });
        }, onError);
      });
    },
    tokenize: () => Promise.reject(new Error('Amazon Pay approves on its own pages')),
    close: () => place.replaceChildren(),
  };
};
