import { classOfButton } from '../../design/button.tsx';
import { localizeName } from '../../language/localize-name.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { createExpressWallet, isExpressWallet } from '../../payment/express-wallet.ts';
import { loadScript } from '../../payment/load-script.ts';
import { useWallet } from '../../payment/use-wallet.ts';
import { WalletButtons } from '../../payment/wallet-buttons.tsx';
import type { MethodPanelProps } from '../billing/method-panel-props.ts';
import { isChargedLater } from '../charge-text.ts';
import { createRequestWallet } from './request-wallet.ts';

/** Wallets of the card provider: Apple Pay and Google Pay by its element, any other by the browser's own sheet. */
export const CardWalletButtons = (props: MethodPanelProps) =>
  isExpressWallet(props.method.id) ? <ElementButtons {...props} /> : <RequestButtons {...props} />;

const ElementButtons = ({ method, isChosen, scripts, total, onToken }: MethodPanelProps) => {
  const { id, label } = method;
  const wallet = useWallet(
    isChosen,
    (place) =>
      createExpressWallet({
        stripe: scripts.stripe,
        wallets: isExpressWallet(id) ? [id] : [],
        total,
        holdsMoney: isChargedLater(method),
        place,
        returnUrl: new URL(pageUrls.checkout('review'), location.href).href,
        loadScript,
        page: window,
      }),
    (token) => onToken({ provider: id, id: token, card: { last4: '', brand: label } }),
  );
  return <WalletButtons label={label} wallet={wallet} />;
};

const RequestButtons = (props: MethodPanelProps) => {
  const { method, isChosen, scripts, total, shipping, onToken } = props;
  const { id, label } = method;
  const t = useText();
  const wallet = useWallet(
    isChosen,
    (place) =>
      createRequestWallet({
        stripe: scripts.stripe,
        country: shipping?.country ?? 'US',
        total,
        place,
        label: t('Pay with this browser'),
        className: classOfButton({ look: 'quiet', wide: true }),
        loadScript,
        page: window,
      }),
    (token) => onToken({ provider: id, id: token, card: { last4: '', brand: label } }),
  );
  return <WalletButtons label={localizeName(t, label)} wallet={wallet} />;
};
