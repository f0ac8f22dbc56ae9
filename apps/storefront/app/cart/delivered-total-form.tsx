import type { CartView } from '@counterpane/contract/cart/carts';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../design/button.tsx';
import { addressLabels } from '../form/address-labels.ts';
import { TextField } from '../form/field.tsx';
import { useStorefront } from '../language/use-storefront.ts';
import { useText } from '../language/use-text.ts';
import layout from '../shop/delivered-price/delivered-price-form.module.css';
import type { RefusedChange } from './refused-change.ts';

interface DeliveredTotalFormProps {
  readonly delivered: CartView['delivered'];
  readonly refused: RefusedChange | null;
}

/** The total of the cart with delivery and taxes, for a postal code alone; the prices hold. */
export const DeliveredTotalForm = ({ delivered, refused }: DeliveredTotalFormProps) => {
  const t = useText();
  const country = useStorefront()?.country ?? 'US';
  const id = useId();
  const isAsking = useNavigation().formData?.get('intent') === 'delivered';
  return (
    <Form method="post" replace preventScrollReset noValidate className={layout.form} aria-labelledby={id}>
      <p id={id} className={layout.name}>
        {t('Delivered price')}
      </p>
      <div className={layout.row}>
        <TextField
          key={delivered?.zip}
          id="cart-zip"
          name="zip"
          label={t(addressLabels(country).zip)}
          autoComplete="postal-code"
          inputMode={country === 'US' ? 'numeric' : 'text'}
          defaultValue={refused?.typed ?? delivered?.zip}
          error={refused?.error}
        />
        <Button look="quiet" name="intent" value="delivered" disabled={isAsking}>
          {t('Show the total')}
        </Button>
      </div>
      <p role="status" className={layout.told}>
        {delivered && [delivered.text, delivered.held].filter(Boolean).join('. ')}
      </p>
    </Form>
  );
};
