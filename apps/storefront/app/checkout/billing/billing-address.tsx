import type { AddressInput } from '@counterpane/contract/checkout/address';
import { AddressFields } from '../../form/address-fields.tsx';
import { CheckField } from '../../form/field.tsx';
import type { FormErrors } from '../../form/form-errors.ts';
import { useStorefront } from '../../language/use-storefront.ts';
import { useText } from '../../language/use-text.ts';
import stepStyles from '../step.module.css';
import styles from './billing-page.module.css';

interface BillingAddressProps {
  readonly isSame: boolean;
  readonly values: AddressInput | null;
  readonly errors: FormErrors;
}

export const BillingAddress = ({ isSame, values, errors }: BillingAddressProps) => {
  const t = useText();
  const country = useStorefront()?.country ?? 'US';
  return (
    <section className={`${stepStyles.part} ${styles.address}`}>
      <h2>{t('Billing address')}</h2>
      <CheckField name="sameAsShipping" label={t('Same as shipping address')} defaultChecked={isSame} />
      <div className={styles.fields}>
        <AddressFields kind="billing" country={country} values={values} errors={errors} />
      </div>
    </section>
  );
};
