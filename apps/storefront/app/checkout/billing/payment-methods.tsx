import type { CheckoutView } from '@counterpane/contract/checkout';
import { type ReactNode, useId } from 'react';
import { useText } from '../../language/use-text.ts';
import { isCardProvider } from './billing-form.ts';
import styles from './payment-methods.module.css';

interface PaymentMethodsProps {
  readonly providers: CheckoutView['paymentProviders'];
  readonly chosen: string;
  readonly onChoose: (provider: string) => void;
  /** What the card needs, under its radio. */
  readonly card: ReactNode;
}

export const PaymentMethods = ({ providers, chosen, onChoose, card }: PaymentMethodsProps) => {
  const t = useText();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t('Payment method')}
      </h2>
      <div className={styles.methods}>
        {providers.map((provider) => (
          <div key={provider.id} className={styles.method}>
            <label className={styles.choice}>
              <input
                type="radio"
                name="paymentProvider"
                value={provider.id}
                defaultChecked={provider.id === chosen}
                onChange={() => onChoose(provider.id)}
              />
              {provider.label}
            </label>
            {isCardProvider(provider.id) && <div className={styles.detail}>{card}</div>}
          </div>
        ))}
      </div>
    </div>
  );
};
