import type { OfferedMethod } from '@counterpane/contract/checkout/checkout';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { type ReactNode, useId } from 'react';
import { localizeName } from '../../language/localize-name.ts';
import { useText } from '../../language/use-text.ts';
import { chargeText } from '../charge-text.ts';
import { groupMethods } from './method-groups.ts';
import { MethodMarks } from './method-marks.tsx';
import styles from './payment-methods.module.css';
import { useHydrated } from './use-hydrated.ts';

/** What a name alone does not say, by the id of the way to pay. */
export const METHOD_TEXTS: Readonly<Record<string, PlainMessageId | undefined>> = {
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
      {groupMethods(methods).map((group) => (
        <MethodGroup key={group.title} title={group.title}>
          {group.methods.map((method) => (
            <div key={method.id} className={styles.method}>
              <MethodRadio
                method={method}
                isChosen={method.id === chosen}
                onChoose={() => onChoose(method.id)}
              />
              <Detail>{panelOf(method)}</Detail>
            </div>
          ))}
        </MethodGroup>
      ))}
    </div>
  );
};

const MethodGroup = ({ title, children }: { title: PlainMessageId; children: ReactNode }) => {
  const t = useText();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{t(title)}</legend>
      <div className={styles.methods}>{children}</div>
    </fieldset>
  );
};

interface MethodRadioProps {
  readonly method: OfferedMethod;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/**
 * Named by its label alone, and described by what the label does not say. One that is a button of a script is not to be
 * chosen where none runs, and says why: an order that was placed with it could not be paid.
 */
const MethodRadio = ({ method, isChosen, onChoose }: MethodRadioProps) => {
  const t = useText();
  const id = useId();
  const lacksScript = !useHydrated() && method.entry === 'button';
  const known = METHOD_TEXTS[method.id];
  const text = [known && t(known), chargeText(t, method.chargedWithinDays)].filter(Boolean).join('. ');
  const label = localizeName(t, method.label);
  const described = [text !== '' && `${id}-text`, lacksScript && `${id}-script`].filter(Boolean).join(' ');
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="paymentProvider"
        value={method.id}
        defaultChecked={isChosen}
        onChange={onChoose}
        disabled={lacksScript}
        aria-labelledby={id}
        aria-describedby={described || undefined}
      />
      <span>
        <span id={id}>{label}</span>
        {text !== '' && (
          <span id={`${id}-text`} className={styles.text}>
            {text}
          </span>
        )}
        {lacksScript && (
          <noscript>
            <span id={`${id}-script`} className={styles.text}>
              {t('{label} needs JavaScript. Please choose Card instead.', { label })}
            </span>
          </noscript>
        )}
      </span>
      <MethodMarks id={method.id} />
    </label>
  );
};

const Detail = ({ children }: { children: ReactNode }) =>
  children && <div className={styles.detail}>{children}</div>;
