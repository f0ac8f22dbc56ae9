import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { localizeKnown } from '../language/localize-known.ts';
import { useText } from '../language/use-text.ts';
import type { useWallet, WalletEnd } from './use-wallet.ts';
import styles from './wallet-panel.module.css';
import { LOAD_FAILURE } from './with-timeout.ts';

interface WalletButtonsProps {
  readonly label: string;
  readonly wallet: ReturnType<typeof useWallet>;
  /** Whether the page says by itself what the wallet needs; here nothing is said before the wallet is wanted. */
  readonly isQuiet?: boolean;
}

/** Where a wallet draws its own buttons, and word of how it is and of how it ended. */
export const WalletButtons = ({ label, wallet, isQuiet = false }: WalletButtonsProps) => {
  const t = useText();
  const { state, end, place, retry } = wallet;
  return (
    <>
      {state === 'none' && !isQuiet && (
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
    return (
      <Notice isUndone>{t('You left {label} before you approved. Nothing was charged.', { label })}</Notice>
    );
  return (
    <>
      <Notice look="bad">
        <strong>{localizeKnown(t, [LOAD_FAILURE], end.message)}</strong>
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
