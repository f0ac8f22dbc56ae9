import type { CartView } from '@counterpane/contract/cart/carts';
import { Form, useNavigation, useSubmit } from 'react-router';
import { chosenDelivery } from '../delivery/choose-delivery.ts';
import { isByPartner } from '../delivery/find-white-glove.ts';
import { Button } from '../design/button.tsx';
import { useText } from '../language/use-text.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import styles from './delivery-form.module.css';

interface DeliveryFormProps {
  readonly cart: CartView;
  readonly isFolded?: boolean;
}

/** How the whole cart is delivered, where there is something to choose. Without script a button sends it. */
export const DeliveryForm = ({ cart, isFolded = false }: DeliveryFormProps) => {
  const t = useText();
  const submit = useSubmit();
  const isSending = useNavigation().state !== 'idle';
  const isChoice = Object.keys(chosenDelivery(cart)).length > 0;
  if (!isChoice && !isByPartner(cart)) return null;
  return (
    <Form method="post" replace preventScrollReset className={styles.form}>
      <input type="hidden" name="intent" value="delivery" />
      <DeliveryFields
        cart={cart}
        isFolded={isFolded}
        isSending={isSending}
        onChoose={(form) => submit(form, { replace: true, preventScrollReset: true })}
      />
      {isChoice && (
        <noscript>
          <Button look="link">{t('Change delivery')}</Button>
        </noscript>
      )}
    </Form>
  );
};
