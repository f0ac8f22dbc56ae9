import { findMethod } from '@counterpane/rules/payments/methods';
import { localizeName } from '../../language/localize-name.ts';
import { useText } from '../../language/use-text.ts';
import styles from '../../payment/wallet-panel.module.css';
import type { MethodPanelProps } from '../billing/method-panel-props.ts';
import { BraintreeButtons } from './braintree-buttons.tsx';
import { CardWalletButtons } from './card-wallet-buttons.tsx';

/** Where the error summary leads when a wallet was chosen and not approved. */
export const WALLET_PANEL = 'billing-wallet';

/** A wallet's own buttons, word of how it ended, and what to do without script. */
export const WalletPanel = (props: MethodPanelProps) => {
  const { method, isChosen, token } = props;
  const t = useText();
  const label = localizeName(t, method.label);
  return (
    <div id={isChosen ? WALLET_PANEL : undefined} className={styles.panel} tabIndex={-1}>
      {token && <p className={styles.note}>{t('{label} is ready to use.', { label })}</p>}
      <Buttons {...props} />
    </div>
  );
};

/** The buttons of the company that takes the money. */
const Buttons = (props: MethodPanelProps) => {
  const { braintree } = props.scripts;
  if (findMethod(props.method.id)?.integration !== 'braintree') return <CardWalletButtons {...props} />;
  return braintree ? <BraintreeButtons {...props} braintree={braintree} /> : null;
};
