import type { CartView } from '@counterpane/contract/cart/carts';
import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import type { Money } from '@counterpane/rules/money/money';
import { Form } from 'react-router';
import { CartAside, FoldedSummary } from '../../cart/cart-aside.tsx';
import layout from '../../cart/checkout.module.css';
import { Button } from '../../design/button.tsx';
import addressStyles from '../../form/address-fields.module.css';
import { AddressFields, fieldId } from '../../form/address-fields.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { CheckField, TextField } from '../../form/field.tsx';
import type { FormErrors } from '../../form/form-errors.ts';
import { useStorefront } from '../../language/use-storefront.ts';
import { useText } from '../../language/use-text.ts';
import { AmazonButton } from '../../payment/amazon-button.tsx';
import { ExpressLink } from '../../payment/express-link.tsx';
import { offeredExpressLabel } from '../../payment/express-offers.ts';
import { PaymentError } from '../../payment/payment-error.tsx';
import type { AmazonScripts } from '../../services.ts';
import { ExpressUnfinished } from '../express/express-unfinished.tsx';
import styles from '../step.module.css';
import { AccountAddresses } from './account-addresses.tsx';
import { DeliverySection, hasDelivery } from './delivery-section.tsx';
import type { ShippingValues } from './parse-shipping.ts';
import { CityNote, GroundInstead, type StateSuggestion, ZipSuggestion } from './region-notes.tsx';
import { SAVE_ADDRESS, type ShippingAccount } from './shipping-account.ts';
import { StepNotices } from './step-notices.tsx';
import { useShippingForm } from './use-shipping-form.ts';

interface ShippingPageProps {
  readonly cart: CartView;
  /** Why an express wallet led back here. */
  readonly failure?: string | null;
  /** Of the customer who is signed in. */
  readonly account?: ShippingAccount | null;
  /** Null where Amazon Pay is not offered. */
  readonly amazon?: AmazonScripts | null;
  readonly offers?: CheckoutState;
  readonly hidesEmailOptIn: boolean;
  readonly regionDebounceLeading: boolean;
  readonly values: ShippingValues;
  readonly serverErrors: FormErrors | undefined;
  /** Where the ZIP code that was refused is used. */
  readonly serverSuggestion?: StateSuggestion | undefined;
  /** Why a choice of the delivery was refused. */
  readonly serverRefused?: string | null;
}

export const ShippingPage = (props: ShippingPageProps) => {
  const { hidesEmailOptIn, values } = props;
  const t = useText();
  const form = useShippingForm(props);
  const { cart, errors, suggestion, warning, isChecking } = form;
  const emailId = fieldId('shipping', 'email');
  return (
    <>
      {props.failure && <PaymentError text={props.failure} />}
      <div className={layout.columns}>
        <FoldedSummary cart={cart} />
        <div className={styles.step}>
          <AccountAddresses
            account={props.account ?? null}
            filled={values.address}
            onAddress={form.onAddress}
          />
          <Form
            ref={form.ref}
            method="post"
            noValidate
            onBlur={form.onBlur}
            onChange={form.onChange}
            onSubmit={form.onSubmit}
            className={styles.step}
          >
            {/* Enter sends the form: without this it would press the first button there is, one that follows a suggestion. */}
            <button type="submit" hidden />
            <h1>{t('Where should it go?')}</h1>
            <ErrorSummary
              errors={form.summary}
              attempt={form.attempt}
              idOf={(field) => fieldId('shipping', field)}
            />
            {props.offers && <ExpressUnfinished checkout={props.offers} />}
            <StepNotices cart={cart} hasDelivery={hasDelivery(cart)} />
            <Wallets offers={props.offers} amazon={props.amazon ?? null} total={cart.totalPrice} />
            <AddressFields
              kind="shipping"
              country={useStorefront()?.country ?? 'US'}
              values={values.address}
              errors={errors}
              notes={{
                state: form.lacksWhiteGlove && <GroundInstead onGround={form.onGround} />,
                city: warning && <CityNote {...warning} />,
                zip: suggestion && <ZipSuggestion {...suggestion} onSuggestion={form.onSuggestion} />,
              }}
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
            {props.account?.maySave && (
              <CheckField
                name={SAVE_ADDRESS}
                defaultChecked={false}
                label={t('Save this address in my account.')}
              />
            )}
            <DeliverySection
              cart={cart}
              refused={form.delivery.refused ?? props.serverRefused ?? null}
              isSending={form.delivery.isSending}
              onSend={form.onDelivery}
            />
            <OptIns values={values} hidesEmail={hidesEmailOptIn} />
            <Button look="primary" disabled={form.isSending}>
              {t('Continue to billing')}
            </Button>
            <p role="status" className={styles.small}>
              {isChecking && t('Checking the address…')}
            </p>
          </Form>
        </div>
        <CartAside cart={cart} />
      </div>
    </>
  );
};

interface WalletsProps extends Pick<ShippingPageProps, 'offers'> {
  readonly amazon: AmazonScripts | null;
  readonly total: Money;
}

/** They know where it should go, so that it need not be filled in. */
const Wallets = ({ offers, amazon, total }: WalletsProps) => {
  const t = useText();
  const hasExpress = offers !== undefined && offeredExpressLabel(offers) !== null;
  if (!hasExpress && !amazon) return null;
  return (
    <>
      {hasExpress && <ExpressLink from="shipping" offers={offers} />}
      {amazon && <AmazonButton from="shipping" amazon={amazon} total={total} />}
      <p className={styles.small}>{t('Or fill in where it should go:')}</p>
    </>
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
