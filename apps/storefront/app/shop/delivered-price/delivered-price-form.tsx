import { useId } from 'react';
import { useHref } from 'react-router';
import { Button } from '../../design/button.tsx';
import { addressLabels } from '../../form/address-labels.ts';
import { TextField } from '../../form/field.tsx';
import { useStorefront } from '../../language/use-storefront.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import styles from './delivered-price-form.module.css';

interface DeliveredPriceFormProps {
  readonly sku: string;
  readonly quantity?: number;
  readonly zip?: string;
  readonly error?: string | undefined;
  /** The total in a sentence, where it is known. */
  readonly told?: string | null;
}

/** What it costs at the door, by a postal code and nothing else. Without script its own page answers. */
export const DeliveredPriceForm = ({ sku, quantity, zip, error, told = null }: DeliveredPriceFormProps) => {
  const t = useText();
  const country = useStorefront()?.country ?? 'US';
  const id = useId();
  return (
    <form
      method="get"
      action={useHref(pageUrls.deliveredPrice())}
      noValidate
      className={styles.form}
      aria-labelledby={id}
      data-delivered-price=""
    >
      <p id={id} className={styles.name}>
        {t('Delivered price')}
      </p>
      <input type="hidden" name="sku" value={sku} />
      {quantity !== undefined && <input type="hidden" name="quantity" value={quantity} />}
      <div className={styles.row}>
        <TextField
          id="delivered-zip"
          name="zip"
          label={t(addressLabels(country).zip)}
          autoComplete="postal-code"
          inputMode={country === 'US' ? 'numeric' : 'text'}
          defaultValue={zip}
          error={error}
        />
        <Button look="quiet">{t('Show the total')}</Button>
      </div>
      <p role="status" className={styles.told} data-told="">
        {told}
      </p>
    </form>
  );
};
