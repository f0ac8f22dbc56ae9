import type { CartView } from '@counterpane/contract/cart/carts';
import type { BillingForm } from '@counterpane/contract/checkout/checkout';
import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import { useState } from 'react';
import { Form } from 'react-router';
import { CartAside, FoldedSummary } from '../../cart/cart-aside.tsx';
import layout from '../../cart/checkout.module.css';
import { useHeadingFocus } from '../../chrome/use-heading-focus.ts';
import { Button } from '../../design/button.tsx';
import { fieldId } from '../../form/address-fields.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import type { FormErrors } from '../../form/form-errors.ts';
import { useText } from '../../language/use-text.ts';
import type { AbandonedPayment } from '../../payment/abandoned-payment.ts';
import { PaymentError } from '../../payment/payment-error.tsx';
import type { ScriptOrigins } from '../../services.ts';
import { AbandonedPaymentNotice } from '../abandoned-payment-notice.tsx';
import { AcimaFallback, othersOverTime } from '../acima/acima-fallback.tsx';
import { ProtectionQuestion } from '../protection/protection-question.tsx';
import { StepNotices } from '../shipping/step-notices.tsx';
import styles from '../step.module.css';
import { titlesOf } from '../truemed/eligible-lines.tsx';
import { WALLET_PANEL } from '../wallet/wallet-panel.tsx';
import { BillingAddress } from './billing-address.tsx';
import { isCardProvider, METHOD_ERROR, NOTHING_DUE_FIELD } from './billing-form.ts';
import { CARD_FIELD } from './card-fields.tsx';
import { hasPanel, MethodPanel } from './method-panel.tsx';
import { savedTokenOf } from './method-token.ts';
import { PaymentMethodComparison } from './payment-method-comparison.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { StoreCredit } from './store-credit.tsx';
import { toPayOf } from './to-pay.ts';
import { TokenFields } from './token-fields.tsx';
import { useCardEntry } from './use-card-entry.ts';
import { useSendBilling } from './use-send-billing.ts';

interface BillingPageProps {
  readonly cart: CartView;
  readonly checkout: CheckoutState;
  readonly scripts: ScriptOrigins;
  readonly failure: string | null;
  readonly abandoned: AbandonedPayment | null;
  readonly sent: BillingForm | null;
  readonly serverErrors: FormErrors | undefined;
}

export const BillingPage = (props: BillingPageProps) => {
  const { cart, checkout, scripts, failure, abandoned, sent, serverErrors } = props;
  const t = useText();
  // The question about a plan takes the focus, and is gone when it is answered.
  useHeadingFocus(String(checkout.isExtendModalOpen));
  const [chosen, setChosen] = useState(firstChoice(checkout, sent));
  const total = toPayOf(checkout);
  const isFree = total.amount === 0;
  const card = useCardEntry(scripts.stripe, isCardProvider(chosen) && !isFree);
  const shipping = checkout.shippingAddress;
  const savedToken = savedTokenOf(checkout);
  const eligible = titlesOf(cart, checkout.hsaEligibleItems);
  const methods = takenMethods(checkout);
  const sending = useSendBilling({ serverErrors, card, savedToken, shipping });
  const { errors, attempt, isSending, token, onToken } = sending;
  return (
    <div className={layout.columns}>
      <FoldedSummary cart={cart} />
      <div className={styles.step}>
        <h1>{t('How would you like to pay?')}</h1>
        {failure !== null && <PaymentError text={failure} />}
        {abandoned !== null && failure === null && !checkout.showAcimaFallback && (
          <AbandonedPaymentNotice {...abandoned} />
        )}
        {checkout.showAcimaFallback && (
          <AcimaFallback because="not approved" others={othersOverTime(methods)} />
        )}
        <StepNotices cart={cart} />
        {checkout.credit && <StoreCredit credit={checkout.credit} toPay={total} />}
        <Form method="post" noValidate {...sending.form} className={styles.step}>
          <ErrorSummary errors={errors} attempt={attempt} idOf={errorTarget} />
          {token && <TokenFields token={token} />}
          {isFree ? (
            <FreeOrder provider={chosen} />
          ) : (
            <PaymentMethods
              methods={methods}
              chosen={chosen}
              onChoose={setChosen}
              panelOf={(method) =>
                hasPanel(method) && (
                  <MethodPanel
                    method={method}
                    isChosen={method.id === chosen}
                    token={token?.provider === method.id ? token : null}
                    total={total}
                    numberOfPayments={sent?.numberOfPayments ?? checkout.splitItNumberOfPayments}
                    {...{ scripts, card, shipping, errors, onToken, eligible }}
                  />
                )
              }
            />
          )}
          {!isFree && (
            <PaymentMethodComparison
              total={total}
              loanExample={checkout.loanExample}
              {...{ methods, eligible }}
            />
          )}
          {checkout.asksBillingAddress ? (
            <BillingAddress
              isSame={sent?.sameAsShipping ?? checkout.sameAsShipping}
              values={sent?.address ?? checkout.billingAddress}
              errors={errors}
            />
          ) : (
            <input type="hidden" name="sameAsShipping" value="on" />
          )}
          <Button look="primary" disabled={isSending || card.state === 'loading'}>
            {t('Review order')}
          </Button>
        </Form>
      </div>
      <CartAside cart={cart} />
      {checkout.isExtendModalOpen && <ProtectionQuestion items={cart.items} />}
    </div>
  );
};

/** Ways to pay that take a total like this one. */
const takenMethods = ({ paymentProviders, unavailablePaymentProviders: unavailable }: CheckoutState) =>
  paymentProviders.filter(({ id }) => !unavailable.includes(id));

/** What was chosen before, unless it is not offered any more. */
const firstChoice = (checkout: CheckoutState, sent: BillingForm | null): string => {
  const before = sent?.paymentProvider ?? checkout.paymentProvider;
  const methods = takenMethods(checkout);
  return (methods.find(({ id }) => id === before) ?? methods[0])?.id ?? '';
};

const errorTarget = (field: string): string => {
  if (field === 'card') return CARD_FIELD;
  return field === METHOD_ERROR ? WALLET_PANEL : fieldId('billing', field);
};

/** Nothing is due, so nothing is asked; the provider is named all the same because an order has one. */
const FreeOrder = ({ provider }: { provider: string }) => {
  const t = useText();
  return (
    <p>
      <input type="hidden" name="paymentProvider" value={provider} />
      <input type="hidden" name={NOTHING_DUE_FIELD} value="on" />
      {t('There is nothing to pay. No card is needed.')}
    </p>
  );
};
