import type { CartView } from '@counterpane/contract/carts';
import type { Money } from '@counterpane/rules/money/money';
import { useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '../design/button.tsx';
import { useFigures } from '../language/use-figures.ts';
import { useText } from '../language/use-text.ts';
import styles from './delivery-form.module.css';
import { type DeliveryOption, findWhiteGlove, isByPartner } from './find-white-glove.ts';

/** How the whole cart is delivered, where there is something to choose. Without script a button sends it. */
export const DeliveryForm = ({ cart }: { cart: CartView }) => {
  const t = useText();
  const figures = useFigures();
  const submit = useSubmit();
  // Shown at once; the sums follow when the server has them, and what it refused goes back.
  const [wished, setWished] = useState<DeliveryOption | null>(null);
  const [seen, setSeen] = useState(cart);
  if (seen !== cart) {
    setSeen(cart);
    setWished(null);
  }
  const whiteGlove = findWhiteGlove(cart);
  if (!whiteGlove)
    return isByPartner(cart) ? <p className={styles.text}>{t('Delivered by our partner')}</p> : null;
  const chosen = wished ?? whiteGlove.chosen;
  const option = (value: DeliveryOption, title: string, text: string, price: Money | null) => (
    <label className={styles.option}>
      <input
        type="radio"
        name="delivery"
        value={value}
        checked={chosen === value}
        onChange={({ currentTarget }) => {
          setWished(value);
          submit(currentTarget.form, { replace: true, preventScrollReset: true });
        }}
      />
      <span>
        {title}
        <span className={styles.text}>{text}</span>
      </span>
      <span className={styles.price}>{price ? figures.money(price, 'always') : t('Free')}</span>
    </label>
  );
  return (
    <Form method="post" replace preventScrollReset>
      <input type="hidden" name="intent" value="delivery" />
      <fieldset className={styles.options}>
        <legend className={styles.legend}>{t('How it is delivered')}</legend>
        {option('ground', t('Ground delivery'), t('To your door'), null)}
        {option(
          'white-glove',
          t('White glove delivery and set-up'),
          t('Carried in, set up, and the boxes taken away'),
          whiteGlove.price,
        )}
      </fieldset>
      <noscript>
        <Button look="link">{t('Change delivery')}</Button>
      </noscript>
    </Form>
  );
};
