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
                aria-labelledby={`${id}-${method.id}`}
                aria-describedby={METHOD_TEXTS[method.id] && `${id}-${method.id}-text`}
              />
              <span>
                <span id={`${id}-${method.id}`}>{t(method.label)}</span>
                <MethodText id={`${id}-${method.id}-text`} text={METHOD_TEXTS[method.id]} />
              </span>
            </label>
            <Detail>{panelOf(method)}</Detail>
          </div>
        ))}
      </div>
    </div>
  );
};

/** What a name alone does not say, by method id. */
const METHOD_TEXTS: Readonly<Record<string, string | undefined>> = {
  paypalCredit: 'Buy now, pay PayPal later',
  stripePaymentRequest: 'With a card that this browser keeps',
  link: 'With a card that you keep at Link',
  afterPay: 'Four payments, one every two weeks',
  affirm: 'Monthly payments',
  splitIt: 'Monthly payments with the card you have',
  bank: 'Straight from your bank account',
  truemed: 'With a health account, HSA or FSA',
  acima: 'Lease to own',
};

const MethodText = ({ id, text }: { id: string; text: string | undefined }) => {
  const t = useText();
  return (
    text && (
      <span id={id} className={styles.text}>
        {t(text)}
      </span>
    )
  );
};

const Detail = ({ children }: { children: ReactNode }) =>
  children && <div className={styles.detail}>{children}</div>;
