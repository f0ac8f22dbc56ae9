import type { CartView } from '@counterpane/contract/carts';
import type { BillingForm, CheckoutView } from '@counterpane/contract/checkout';
import type { FieldErrors } from '@counterpane/rules/address/check-address';
import { useState } from 'react';
import { Form } from 'react-router';
import { fieldId } from '../../address/address-fields.tsx';
import { Button } from '../../design/button.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { useText } from '../../language/use-text.ts';
import type { ScriptOrigins } from '../../services.ts';
import { CartAside, FoldedSummary } from '../cart-aside.tsx';
import layout from '../checkout.module.css';
import { PaymentError } from '../payment-error.tsx';
import styles from '../step.module.css';
import { BillingAddress } from './billing-address.tsx';
import { isCardProvider } from './billing-form.ts';
import { CARD_FIELD, CardFields } from './card-fields.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { SavedCard } from './saved-card.tsx';
import { useCardEntry } from './use-card-entry.ts';
import { useSendBilling } from './use-send-billing.ts';

interface BillingPageProps {
  readonly cart: CartView;
  readonly checkout: CheckoutView;
  readonly cardScript: ScriptOrigins['stripe'];
  readonly failure: string | null;
  readonly sent: BillingForm | null;
  readonly serverErrors: FieldErrors | undefined;
}

export const BillingPage = (props: BillingPageProps) => {
  const { cart, checkout, cardScript, failure, sent, serverErrors } = props;
  const t = useText();
  const first = sent?.paymentProvider ?? checkout.paymentProvider ?? checkout.paymentProviders[0]?.id ?? '';
  const [provider, setProvider] = useState(first);
  const isFree = cart.totalPrice.amount === 0;
  const card = useCardEntry(cardScript, isCardProvider(provider) && !isFree);
  const savedCard = checkout.cardToken;
  const shipping = checkout.shippingAddress;
  const { errors, attempt, isSending, ...handlers } = useSendBilling({
    serverErrors,
    card,
    savedCard,
    shipping,
  });
  return (
    <div className={layout.columns}>
      <FoldedSummary cart={cart} />
      <div className={styles.step}>
        <h1>{t('How would you like to pay?')}</h1>
        {failure !== null && <PaymentError text={failure} />}
        <Form method="post" noValidate {...handlers} className={styles.step}>
          <ErrorSummary errors={errors} attempt={attempt} idOf={errorTarget} />
          {isFree ? (
            <FreeOrder provider={first} />
          ) : (
            <PaymentMethods
              providers={checkout.paymentProviders}
              chosen={provider}
              onChoose={setProvider}
              card={<CardPart card={card} saved={savedCard} error={errors.card} />}
            />
          )}
          <BillingAddress
            isSame={sent?.sameAsShipping ?? checkout.sameAsShipping}
            values={sent?.address ?? checkout.billingAddress}
            errors={errors}
          />
          <Button look="primary" disabled={isSending || card.state === 'loading'}>
            {t('Review order')}
          </Button>
        </Form>
      </div>
      <CartAside cart={cart} />
    </div>
  );
};

const errorTarget = (field: string): string => (field === 'card' ? CARD_FIELD : fieldId('billing', field));

interface CardPartProps {
  readonly card: ReturnType<typeof useCardEntry>;
  readonly saved: CheckoutView['cardToken'];
  readonly error: string | undefined;
}

const CardPart = ({ card, saved, error }: CardPartProps) => (
  <>
    {saved && <SavedCard token={saved} />}
    <CardFields
      state={card.state}
      brand={card.brand}
      mounts={card.mounts}
      onFocus={() => card.entry.current?.focus()}
      error={card.isComplete ? undefined : error}
    />
  </>
);

/** Nothing is due, so nothing is asked; the provider is named all the same because an order has one. */
const FreeOrder = ({ provider }: { provider: string }) => {
  const t = useText();
  return (
    <p>
      <input type="hidden" name="paymentProvider" value={provider} />
      {t('There is nothing to pay. No card is needed.')}
    </p>
  );
};
