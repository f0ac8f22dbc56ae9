import type { OfferedMethod } from '@counterpane/contract/checkout';
import { type ReactNode, useId } from 'react';
import { useText } from '../../language/use-text.ts';
import styles from './payment-methods.module.css';

interface PaymentMethodsProps {
  readonly methods: readonly OfferedMethod[];
  readonly chosen: string;
  readonly onChoose: (provider: string) => void;
  /** What a method needs, under its radio; null for one that asks for nothing here. */
  readonly panelOf: (method: OfferedMethod) => ReactNode;
}

export const PaymentMethods = ({ methods, chosen, onChoose, panelOf }: PaymentMethodsProps) => {
  const t = useText();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t('Payment method')}
      </h2>
      <div className={styles.methods}>
        {methods.map((method) => (
          <div key={method.id} className={styles.method}>
            <label className={styles.choice}>
              <input
                type="radio"
                name="paymentProvider"
                value={method.id}
                defaultChecked={method.id === chosen}
                onChange={() => onChoose(method.id)}
              />
              {t(method.label)}
            </label>
            <Detail>{panelOf(method)}</Detail>
          </div>
        ))}
      </div>
    </div>
  );
};

const Detail = ({ children }: { children: ReactNode }) =>
  children && <div className={styles.detail}>{children}</div>;
