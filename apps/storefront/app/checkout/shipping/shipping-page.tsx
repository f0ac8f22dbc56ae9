import type { CartView } from '@counterpane/contract/carts';
import type { FieldErrors } from '@counterpane/rules/address/check-address';
import { Form, useNavigation } from 'react-router';
import addressStyles from '../../address/address-fields.module.css';
import { AddressFields, fieldId } from '../../address/address-fields.tsx';
import { useStorefront } from '../../chrome/use-storefront.ts';
import { Button } from '../../design/button.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { CheckField, TextField } from '../../form/field.tsx';
import { useCheckedForm } from '../../form/use-checked-form.ts';
import { useText } from '../../language/use-text.ts';
import { CartAside, FoldedSummary } from '../cart-aside.tsx';
import layout from '../checkout.module.css';
import styles from '../step.module.css';
import { checkShipping, type ShippingValues } from './shipping-form.ts';

interface ShippingPageProps {
  readonly cart: CartView;
  readonly hidesEmailOptIn: boolean;
  readonly values: ShippingValues;
  readonly serverErrors: FieldErrors | undefined;
}

export const ShippingPage = ({ cart, hidesEmailOptIn, values, serverErrors }: ShippingPageProps) => {
  const t = useText();
  const isSending = useNavigation().state === 'submitting';
  const { errors, attempt, onBlur, onChange, onSubmit } = useCheckedForm(checkShipping, serverErrors);
  const emailId = fieldId('shipping', 'email');
  return (
    <div className={layout.columns}>
      <FoldedSummary cart={cart} />
      <Form
        method="post"
        noValidate
        onBlur={onBlur}
        onChange={onChange}
        onSubmit={onSubmit}
        className={styles.step}
      >
        <h1>{t('Where should it go?')}</h1>
        <ErrorSummary errors={errors} attempt={attempt} idOf={(field) => fieldId('shipping', field)} />
        <AddressFields
          kind="shipping"
          country={useStorefront()?.country ?? 'US'}
          values={values.address}
          errors={errors}
          contact={
            <div className={addressStyles.half}>
              <TextField
                id={emailId}
                name="email"
                label={t('Email')}
                type="email"
                autoComplete="email"
                error={errors.email}
                defaultValue={values.email}
              />
            </div>
          }
        />
        <OptIns values={values} hidesEmail={hidesEmailOptIn} />
        <Button look="primary" disabled={isSending}>
          {t('Continue to billing')}
        </Button>
      </Form>
      <CartAside cart={cart} />
    </div>
  );
};

/** Never ticked for the shopper. */
const OptIns = ({ values, hidesEmail }: { values: ShippingValues; hidesEmail: boolean }) => {
  const t = useText();
  return (
    <div className={styles.optIns}>
      {!hidesEmail && (
        <CheckField
          name="sendEmail"
          defaultChecked={values.sendEmail}
          label={t('Enjoy your 1st time buyer discount & stay up to date with news & exclusive offers.')}
        />
      )}
      <CheckField
        name="sendSMS"
        defaultChecked={values.sendSMS}
        label={t('I agree to receive SMS order status updates + relevant promotional messages.')}
      />
    </div>
  );
};
