import { isInsufficientFunds } from '@counterpane/rules/checkout/insufficient-funds';
import { useId } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useArrivalFocus } from '../design/use-arrival-focus.ts';
import { useText } from '../language/use-text.ts';
import styles from './payment-error.module.css';

/** A payment that did not work: a notice for want of money, a dialog with the provider's words for all else. */
export const PaymentError = ({ text }: { text: string }) =>
  isInsufficientFunds(text) ? <InsufficientFunds text={text} /> : <CheckoutErrorDialog text={text} />;

const InsufficientFunds = ({ text }: { text: string }) => {
  const t = useText();
  return (
    <Notice look="bad" takesFocus>
      <strong>{t('Insufficient funds')}</strong>
      <br />
      {text} {t('Nothing was charged. Please use another card or another way to pay.')}
    </Notice>
  );
};

/** Its own Close button works without script, as dialogs do. */
const CheckoutErrorDialog = ({ text }: { text: string }) => {
  const t = useText();
  const id = useId();
  const box = useArrivalFocus<HTMLDialogElement>();
  return (
    <dialog
      ref={box}
      open
      className={styles.dialog}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script this attribute moves the focus when the page arrives.
      autoFocus
      aria-labelledby={id}
      aria-describedby={`${id}t`}
    >
      <h2 id={id}>{t('Checkout error')}</h2>
      <p id={`${id}t`} role="alert">
        {text}
      </p>
      <form method="dialog">
        <Button look="quiet">{t('Close')}</Button>
      </form>
    </dialog>
  );
};
