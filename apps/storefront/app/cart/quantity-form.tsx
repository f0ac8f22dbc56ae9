import type { CartItemView } from '@counterpane/contract/cart/carts';
import { isQuantity, QUANTITY } from '@counterpane/rules/cart/quantity';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useText } from '../language/use-text.ts';
import styles from './quantity-form.module.css';
import { quantityRange } from './quantity-range.ts';

interface QuantityFormProps {
  readonly item: CartItemView;
  readonly wished: number | null;
  readonly refusal: string | null;
  /** Null for what is typed and no quantity. */
  readonly onWish: (itemIdentifier: string, quantity: number | null) => void;
  readonly titleId: string;
}

/** Without script every button sends the form; with it, the number moves at once and is sent when it rests. */
export const QuantityForm = ({ item, wished, refusal, onWish, titleId }: QuantityFormProps) => {
  const t = useText();
  const id = useId();
  // What is being typed, which may be no number yet.
  const [draft, setDraft] = useState<string | null>(null);
  const quantity = wished ?? item.quantity;
  const isWrong = draft !== null && !isQuantity(Number(draft || Number.NaN));
  const error = isWrong ? quantityRange(t) : refusal;
  const type = (typed: string): void => {
    setDraft(typed);
    const wanted = Number(typed || Number.NaN);
    onWish(item.itemIdentifier, isQuantity(wanted) ? wanted : null);
  };
  const input = useRef<HTMLInputElement>(null);
  // A number that was typed before this page came alive counts too.
  const readTyped = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== String(quantity)) type(typed);
  });
  useEffect(() => readTyped(), []);
  const step = (to: number) => (event: FormEvent) => {
    event.preventDefault();
    setDraft(null);
    onWish(item.itemIdentifier, to);
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="line" value={item.itemIdentifier} />
      {/* First in the form: pressing Enter in the number presses the first button. */}
      <noscript className={styles.update}>
        <Button look="link" name="intent" value="quantity">
          {t('Update')}
        </Button>
      </noscript>
      <div className={styles.stepper}>
        <StepButton
          icon="minus"
          name={t('One fewer')}
          to={quantity - 1}
          onClick={step(quantity - 1)}
          isOff={quantity <= QUANTITY.min}
          titleId={titleId}
        />
        <label className="visually-hidden" htmlFor={id}>
          {t('Quantity')}
        </label>
        <input
          ref={input}
          id={id}
          className={styles.number}
          type="number"
          name="quantity"
          min={QUANTITY.min}
          max={QUANTITY.max}
          required
          value={draft ?? quantity}
          aria-invalid={error !== null}
          aria-describedby={error === null ? titleId : `${titleId} ${id}e`}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          // What is no number stays, with its message, until it is corrected.
          onBlur={() => isWrong || setDraft(null)}
        />
        <StepButton
          icon="plus"
          name={t('One more')}
          to={quantity + 1}
          onClick={step(quantity + 1)}
          isOff={quantity >= QUANTITY.max}
          titleId={titleId}
        />
      </div>
      {error !== null && (
        <p id={`${id}e`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </form>
  );
};

interface StepButtonProps {
  readonly icon: 'minus' | 'plus';
  readonly name: string;
  readonly to: number;
  readonly onClick: (event: FormEvent) => void;
  readonly isOff: boolean;
  readonly titleId: string;
}

const StepButton = ({ icon, name, to, onClick, isOff, titleId }: StepButtonProps) => (
  <button
    type="submit"
    name="to"
    value={to}
    className={styles.step}
    aria-label={name}
    aria-describedby={titleId}
    disabled={isOff}
    onClick={onClick}
  >
    <Icon name={icon} size={18} />
  </button>
);
