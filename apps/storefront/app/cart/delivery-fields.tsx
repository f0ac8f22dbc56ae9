import type { CartView } from '@counterpane/contract/cart/carts';
import type { Money } from '@counterpane/rules/money/money';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import {
  type ChosenDelivery,
  chosenDelivery,
  DELIVERY_FIELDS,
  shownDelivery,
} from '../delivery/choose-delivery.ts';
import { DELIVERY_TITLES, type DeliveryKind } from '../delivery/delivery-kind.ts';
import { deliveryOptionText } from '../delivery/delivery-option-text.ts';
import { type DeliveryOption, findWhiteGlove, isByPartner } from '../delivery/find-white-glove.ts';
import fieldStyles from '../form/field.module.css';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import styles from './delivery-form.module.css';

interface DeliveryFieldsProps {
  readonly cart: CartView;
  /** Where it is not what the page is about, all but the kind of delivery is folded away until it is chosen. */
  readonly isFolded?: boolean;
  /** A choice is on its way, and the cart is not yet what came of it. */
  readonly isSending: boolean;
  /** Sends the form that the fields stand in. */
  readonly onChoose: (form: HTMLFormElement) => void;
}

/**
 * How the whole cart is delivered, as far as there is something to choose: by whom, whether the old mattress goes,
 * and on which day. What is chosen shows at once; the sums follow when the server has them, and what it refused
 * goes back.
 */
export const DeliveryFields = ({ cart, isFolded = false, isSending, onChoose }: DeliveryFieldsProps) => {
  const t = useText();
  const [wished, setWished] = useState<ChosenDelivery>({});
  const [wasSending, setWasSending] = useState(isSending);
  // Not with every cart that comes: one that was asked for before the last choice does not know of it.
  if (wasSending !== isSending) {
    setWasSending(isSending);
    if (!isSending) setWished({});
  }
  const known = chosenDelivery(cart);
  const chosen = { ...known, ...wished };
  const wish = (change: ChosenDelivery, form: HTMLFormElement | null): void => {
    setWished({ ...wished, ...change });
    if (form) onChoose(form);
  };
  return (
    <>
      <input type="hidden" name={DELIVERY_FIELDS.shown} value={shownDelivery(known)} />
      <WhiteGloveChoice cart={cart} chosen={chosen} onWish={wish} />
      {(chosen.removal !== undefined || chosen.date !== undefined) && (
        <Folded
          title={
            chosen.removal === undefined
              ? t('Pick a day')
              : t('Pick a day or have the old mattress taken away')
          }
          isFolded={isFolded}
          isOpen={hasMore(known, cart)}
        >
          <RemovalChoice cart={cart} chosen={chosen} onWish={wish} />
          <DayChoice cart={cart} chosen={chosen} onWish={wish} />
        </Folded>
      )}
    </>
  );
};

/** Whether something of it was chosen, or chosen and lost. */
const hasMore = ({ removal = false, date = '' }: ChosenDelivery, { notices }: CartView): boolean =>
  removal || date !== '' || notices.some(({ code }) => code === 'delivery_date_lost');

interface FoldedProps {
  readonly title: string;
  readonly isFolded: boolean;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

const Folded = ({ title, isFolded, isOpen, children }: FoldedProps) => {
  // As it came: it must not close while a shopper is in it.
  const [wasOpen] = useState(isOpen);
  if (!isFolded) return children;
  return (
    <details className={styles.more} open={wasOpen}>
      <summary>{title}</summary>
      <div className={styles.form}>{children}</div>
    </details>
  );
};

interface ChoiceProps {
  readonly cart: CartView;
  readonly chosen: ChosenDelivery;
  readonly onWish: (change: ChosenDelivery, form: HTMLFormElement | null) => void;
}

const WhiteGloveChoice = ({ cart, chosen, onWish }: ChoiceProps) => {
  const t = useText();
  const { days } = useFormat();
  const whiteGlove = findWhiteGlove(cart);
  const told = (kind: DeliveryKind) => deliveryOptionText(cart, kind, t, days);
  if (!whiteGlove) {
    const only = isByPartner(cart) ? 'partner' : 'ground';
    return <p className={styles.text}>{[t(DELIVERY_TITLES[only]), told(only)].filter(Boolean).join('. ')}</p>;
  }
  const radio = (value: DeliveryOption) => ({
    type: 'radio' as const,
    name: DELIVERY_FIELDS.option,
    value,
    checked: chosen.option === value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onWish({ option: value }, currentTarget.form),
  });
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{t('How it is delivered')}</legend>
      <Option
        title={t(DELIVERY_TITLES.ground)}
        text={[t('To your door'), told('ground')].filter(Boolean).join('. ')}
        price={null}
        {...radio('ground')}
      />
      <Option
        title={t(DELIVERY_TITLES['white-glove'])}
        text={[t('Carried in, set up, and the boxes taken away'), told('white-glove')]
          .filter(Boolean)
          .join('. ')}
        price={whiteGlove.price}
        {...radio('white-glove')}
      />
    </fieldset>
  );
};

interface OptionProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value?: string;
  readonly checked: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly title: string;
  readonly text: string;
  /** Null for what is free. */
  readonly price: Money | null;
}

const Option = ({ title, text, price, ...input }: OptionProps) => {
  const t = useText();
  const format = useFormat();
  return (
    <label className={styles.option}>
      <input {...input} />
      <span>
        {title}
        <span className={styles.text}>{text}</span>
      </span>
      <span className={styles.price}>{price ? format.money(price, 'always') : t('Free')}</span>
    </label>
  );
};

const RemovalChoice = ({ cart, chosen, onWish }: ChoiceProps) => {
  const t = useText();
  const removal = cart.deliveryOffer?.removal ?? null;
  if (!removal) return null;
  return (
    <Option
      title={t('Take my old mattress away')}
      text={t('The carrier takes it along when the new one comes')}
      price={removal.price}
      type="checkbox"
      name={DELIVERY_FIELDS.removal}
      checked={chosen.removal ?? false}
      onChange={({ currentTarget }) => onWish({ removal: currentTarget.checked }, currentTarget.form)}
    />
  );
};

/** Only days on which the server says that all of it can be there. */
const DayChoice = ({ cart, chosen, onWish }: ChoiceProps) => {
  const t = useText();
  const id = useId();
  const { days } = useFormat();
  if (chosen.date === undefined) return null;
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {t('Day of delivery')}
      </label>
      <select
        id={id}
        name={DELIVERY_FIELDS.date}
        className={fieldStyles.input}
        value={chosen.date}
        onChange={({ currentTarget }) => onWish({ date: currentTarget.value }, currentTarget.form)}
      >
        <option value="">{t('Any day, as soon as it can be')}</option>
        {cart.deliveryOffer?.dates.map((day) => (
          <option key={day} value={day}>
            {days.day(day)}
          </option>
        ))}
      </select>
    </div>
  );
};
