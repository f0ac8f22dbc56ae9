import { createClient } from '@counterpane/contract/client';
import { useRef } from 'react';
import { hydratedFetch } from '../../failures/hydrated-fetch.ts';
import { loadScript } from '../../payment/load-script.ts';
import { useWallet } from '../../payment/use-wallet.ts';
import { WalletButtons } from '../../payment/wallet-buttons.tsx';
import type { BraintreeScripts } from '../../services.ts';
import type { MethodPanelProps } from '../billing/method-panel-props.ts';
import { createBraintreeWallet } from './braintree-wallet.ts';

type BraintreeButtonsProps = MethodPanelProps & { readonly braintree: BraintreeScripts };

/** PayPal and PayPal Credit. */
export const BraintreeButtons = ({
  method: { id, label },
  isChosen,
  shipping,
  braintree,
  onToken,
}: BraintreeButtonsProps) => {
  const client = useRef<ReturnType<typeof createBraintreeWallet>>(null);
  const wallet = useWallet(
    isChosen,
    (element) => {
      client.current = createBraintreeWallet({
        scripts: braintree,
        offerCredit: id === 'paypalCredit',
        shipping: shipping ?? {},
        place: element,
        nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
        fetchToken,
        loadScript,
        page: window,
      });
      return client.current;
    },
    (nonce) => {
      const deviceData = client.current?.deviceData();
      const card = { last4: '', brand: label };
      onToken({ provider: id, id: nonce, card, ...(deviceData ? { deviceData } : {}) });
    },
  );
  return <WalletButtons label={label} wallet={wallet} />;
};

/** What lets Braintree's script speak for this shop. */
const fetchToken = async (): Promise<string> => {
  const answer = await createClient(hydratedFetch).braintreeToken();
  if (answer.ok) return answer.result;
  throw new Error(answer.error.error);
};
