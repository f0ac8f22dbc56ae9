import type {
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { useRef } from 'react';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import {
  createExpressWallet,
  type ExpressElement,
  type ExpressWalletId,
} from '../../payment/express-wallet.ts';
import { loadScript } from '../../payment/load-script.ts';
import { useWallet } from '../../payment/use-wallet.ts';
import type { ScriptOrigins } from '../../services.ts';
import type { ExpressOrder } from './use-express-order.ts';
import { personOfWallet, regionOfWallet } from './wallet-address.ts';
import { walletFigures } from './wallet-figures.ts';

interface ExpressWalletProps {
  readonly order: ExpressOrder;
  readonly wallets: readonly ExpressWalletId[];
  /** Their money is held, and captured as things ship. */
  readonly holdsMoney: boolean;
  readonly country: string;
  readonly scripts: ScriptOrigins;
}

const BY_TYPE: Readonly<Record<string, ExpressWalletId>> = { apple_pay: 'applepay', google_pay: 'googlepay' };

/** Apple Pay and Google Pay: prices follow the wallet's address, and what is approved is sent. */
export const useExpressWallet = ({ order, wallets, holdsMoney, scripts, country }: ExpressWalletProps) => {
  const t = useText();
  const chosen = useRef<ExpressWalletId>('googlepay');
  const approval = useRef<StripeExpressCheckoutElementConfirmEvent | null>(null);

  const listen = (element: StripeExpressCheckoutElement, { elements }: ExpressElement): void => {
    element.on('click', ({ expressPaymentType }) => {
      chosen.current = BY_TYPE[expressPaymentType] ?? chosen.current;
      order.report(chosen.current, 'started');
    });
    element.on('shippingaddresschange', async (event) => {
      const cart = await order.follow(chosen.current, regionOfWallet(event.address));
      if (!cart) return event.reject();
      elements.update({ amount: cart.totalPrice.amount });
      event.resolve(walletFigures(cart, t));
    });
    element.on('confirm', (event) => {
      approval.current = event;
    });
    element.on('cancel', () => order.report(chosen.current, 'cancelled'));
  };

  return useWallet(
    wallets.length > 0,
    (place) =>
      createExpressWallet({
        stripe: scripts.stripe,
        wallets,
        total: order.cartNow().totalPrice,
        holdsMoney,
        place,
        returnUrl: new URL(pageUrls.checkout('review'), location.href).href,
        loadScript,
        page: window,
        asks: {
          shippingAddressRequired: true,
          phoneNumberRequired: true,
          allowedShippingCountries: [country],
        },
        onClick: () => walletFigures(order.cartNow(), t),
        onElement: listen,
      }),
    (token) => {
      if (approval.current) order.send(chosen.current, token, personOfWallet(approval.current));
    },
  );
};
