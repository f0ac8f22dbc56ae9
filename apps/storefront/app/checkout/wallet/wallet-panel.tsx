import { createClient } from '@counterpane/contract/client';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { speakingFetch } from '../../language/speaking-fetch.ts';
import { useText } from '../../language/use-text.ts';
import type { BraintreeScripts } from '../../services.ts';
import { loadScript } from '../billing/load-script.ts';
import type { MethodPanelProps } from '../billing/method-panel.tsx';
import { createBraintreeWallet } from './braintree-wallet.ts';
import { useWallet, type WalletEnd } from './use-wallet.ts';
import styles from './wallet-panel.module.css';

/** Where the error summary leads when a wallet was chosen and not approved. */
export const WALLET_PANEL = 'billing-wallet';

/** A wallet's own buttons, word of how it ended, and what to do without script. */
export const WalletPanel = (props: MethodPanelProps) => {
  const { method, isChosen, scripts, token } = props;
  const t = useText();
  const { label } = method;
  return (
    <div id={isChosen ? WALLET_PANEL : undefined} className={styles.panel} tabIndex={-1}>
      {token && <p className={styles.note}>{t('{label} is ready to use.', { label })}</p>}
      {scripts.braintree && <Buttons {...props} braintree={scripts.braintree} />}
    </div>
  );
};

const Buttons = (props: MethodPanelProps & { readonly braintree: BraintreeScripts }) => {
  const { method, isChosen, shipping, braintree, onToken } = props;
  const t = useText();
  const { id, label } = method;
  const { state, end, place, retry } = useWallet(
    isChosen,
    (element) =>
      createBraintreeWallet({
        scripts: braintree,
        offerCredit: id === 'paypalCredit',
        shipping: shipping ?? {},
        place: element,
        nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
        fetchToken,
        loadScript,
        page: window,
      }),
    (nonce) => onToken({ provider: id, id: nonce, card: { last4: '', brand: label } }),
  );
  return (
    <>
      {state === 'none' && (
        <p className={styles.note}>{t('{label} needs JavaScript. Please choose Card instead.', { label })}</p>
      )}
      {state === 'loading' && (
        <p className={styles.note} role="status">
          {t('Loading {label}…', { label })}
        </p>
      )}
      {end && <End end={end} label={label} onRetry={retry} />}
      <div ref={place} className={styles.place} hidden={state === 'missing'} />
    </>
  );
};

interface EndProps {
  readonly end: WalletEnd;
  readonly label: string;
  readonly onRetry: () => void;
}

const End = ({ end, label, onRetry }: EndProps) => {
  const t = useText();
  if (end.kind === 'cancelled')
    return <Notice>{t('You left {label} before you approved. Nothing was charged.', { label })}</Notice>;
  return (
    <>
      <Notice look="bad">
        <strong>{end.message}</strong>
        <br />
        {t('The {label} button is not displayed.', { label })}{' '}
        {t('Please try again, or choose another way to pay.')}
      </Notice>
      <Button look="quiet" type="button" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </>
  );
};

/** What lets Braintree's script speak for this shop. */
const fetchToken = async (): Promise<string> => {
  const answer = await createClient(speakingFetch).braintreeToken();
  if (answer.ok) return answer.result;
  throw new Error(answer.error.error);
};
