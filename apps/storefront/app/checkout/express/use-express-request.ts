import type { CartView } from '@counterpane/contract/cart/carts';
import type { Translate } from '@counterpane/messages/translator';
import type {
  PaymentRequest,
  PaymentRequestTokenEvent,
  PaymentRequestUpdateDetails,
} from '@stripe/stripe-js';
import { useRef } from 'react';
import { classOfButton } from '../../design/button.tsx';
import { useText } from '../../language/use-text.ts';
import { loadScript } from '../../payment/load-script.ts';
import { useWallet } from '../../payment/use-wallet.ts';
import type { ScriptOrigins } from '../../services.ts';
import { createRequestWallet } from '../wallet/request-wallet.ts';
import { personOfRequest, regionOfRequest } from './request-address.ts';
import type { ExpressOrder } from './use-express-order.ts';
import { walletFigures } from './wallet-figures.ts';

interface ExpressRequestProps {
  readonly order: ExpressOrder;
  readonly isOffered: boolean;
  readonly country: string;
  readonly scripts: ScriptOrigins;
}

const PROVIDER = 'stripePaymentRequest';

/** The browser's own payment sheet, in the same way. */
export const useExpressRequest = ({ order, isOffered, country, scripts }: ExpressRequestProps) => {
  const t = useText();
  const approval = useRef<PaymentRequestTokenEvent | null>(null);

  const listen = (request: PaymentRequest): void => {
    request.on('shippingaddresschange', async ({ shippingAddress, updateWith }) => {
      const cart = await order.follow(PROVIDER, regionOfRequest(shippingAddress));
      updateWith(cart ? { status: 'success', ...sheetOf(cart, t) } : { status: 'invalid_shipping_address' });
    });
    request.on('token', (event) => {
      approval.current = event;
    });
    request.on('cancel', () => order.report(PROVIDER, 'cancelled'));
  };

  return useWallet(
    isOffered,
    (place) =>
      createRequestWallet({
        stripe: scripts.stripe,
        country,
        total: order.cartNow().totalPrice,
        place,
        label: t('Pay with this browser'),
        className: classOfButton({ look: 'quiet', wide: true }),
        loadScript,
        page: window,
        asks: {
          requestShipping: true,
          requestPayerName: true,
          requestPayerEmail: true,
          requestPayerPhone: true,
          ...sheetOf(order.cartNow(), t),
        },
        onRequest: listen,
        onShow: () => order.report(PROVIDER, 'started'),
      }),
    (token) => {
      if (approval.current) order.send(PROVIDER, token, personOfRequest(approval.current));
    },
  );
};

/** The rows of a cart in the words of a payment request. */
const sheetOf = (
  cart: CartView,
  t: Translate,
): Required<Pick<PaymentRequestUpdateDetails, 'total' | 'displayItems' | 'shippingOptions'>> => {
  const { lineItems, shippingRates } = walletFigures(cart, t);
  return {
    total: { label: t('Total'), amount: cart.totalPrice.amount },
    displayItems: lineItems.map(({ name, amount }) => ({ label: name, amount })),
    shippingOptions: shippingRates.map(({ id, displayName, amount }) => ({
      id,
      label: displayName,
      detail: '',
      amount,
    })),
  };
};
