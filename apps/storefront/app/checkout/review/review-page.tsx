import type { CartView } from '@counterpane/contract/carts';
import type { AddressInput, CheckoutView } from '@counterpane/contract/checkout';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { AddressLines } from '../../address/address-lines.tsx';
import { addresses } from '../../addresses.ts';
import { Button } from '../../design/button.tsx';
import { NamedText } from '../../design/named-text.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFigures } from '../../language/use-figures.ts';
import { useText } from '../../language/use-text.ts';
import { capitalised } from '../billing/card-entry.ts';
import { CartAside, FoldedSummary } from '../cart-aside.tsx';
import layout from '../checkout.module.css';
import { InstalmentLine } from '../instalments/instalment-line.tsx';
import { isInstalments } from '../instalments/sent-instalments.ts';
import { PaymentError } from '../payment-error.tsx';
import { StepNotices } from '../shipping/step-notices.tsx';
import styles from '../step.module.css';
import { PLACE_ORDER_FORM, PlaceOrderForm } from './place-order-form.tsx';
import type { PlaceRefusal } from './refusal.ts';

interface ReviewPageProps {
  readonly cart: CartView;
  readonly checkout: CheckoutView;
  readonly idempotencyKey: string;
  readonly refusal: PlaceRefusal | null;
}

export const ReviewPage = ({ cart, checkout, idempotencyKey, refusal }: ReviewPageProps) => {
  const t = useText();
  const billing = checkout.sameAsShipping ? checkout.shippingAddress : checkout.billingAddress;
  return (
    <div className={layout.columns}>
      <FoldedSummary cart={cart} />
      <div className={styles.step}>
        <h1>{t('One last look')}</h1>
        <StepNotices cart={cart} />
        {refusal && <Refused refusal={refusal} total={cart.totalPrice} />}
        <Chosen title={t('Deliver to')} step="shipping">
          <Lines address={checkout.shippingAddress} />
          <Day day={cart.metadata.reqDeliveryDate} />
          <p className={styles.small}>
            {[checkout.email, checkout.shippingAddress?.phone].filter(Boolean).join(' · ')}
          </p>
        </Chosen>
        <Chosen title={t('Pay with')} step="billing">
          <PaymentLine cart={cart} checkout={checkout} />
        </Chosen>
        <Chosen title={t('Bill to')} step="billing">
          {checkout.sameAsShipping ? <p>{t('Same as shipping address')}</p> : <Lines address={billing} />}
        </Chosen>
        <PlaceOrderForm cart={cart} idempotencyKey={idempotencyKey} />
      </div>
      <CartAside cart={cart} />
    </div>
  );
};

const Lines = ({ address }: { address: AddressInput | null }) =>
  address && <AddressLines address={address} />;

/** The day that was asked for. */
const Day = ({ day }: { day: string | null }) => {
  const t = useText();
  const { days } = useFigures();
  return day && <p>{t('On {day}', { day: days.day(day) })}</p>;
};

interface ChosenProps {
  readonly title: string;
  readonly step: 'shipping' | 'billing';
  readonly children: ReactNode;
}

/** Something that was chosen on an earlier step, with the way back to it. */
const Chosen = ({ title, step, children }: ChosenProps) => {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <Link to={addresses.checkout(step)} aria-describedby={id}>
        {t('Change')}
      </Link>
    </section>
  );
};

const PaymentLine = ({ cart, checkout }: { cart: CartView; checkout: CheckoutView }) => {
  const t = useText();
  const { cardToken, paymentProvider, paymentProviders } = checkout;
  const label = paymentProviders.find(({ id }) => id === paymentProvider)?.label ?? '';
  if (cart.totalPrice.amount === 0) return <p>{t('There is nothing to pay')}</p>;
  // A wallet has a name and no last digits.
  if (cardToken?.card.last4 === '') return <p>{t(label)}</p>;
  if (cardToken && isInstalments(paymentProvider))
    return <InstalmentLine {...{ label, checkout, cardToken }} />;
  if (cardToken) {
    const brand = capitalised(cardToken.card.brand);
    return <p>{t('{brand} ending in {last4}', { brand, last4: cardToken.card.last4 })}</p>;
  }
  return <p>{t('{label}, on the provider’s secure page', { label })}</p>;
};

interface RefusedProps {
  readonly refusal: PlaceRefusal;
  /** What is asked now. */
  readonly total: CartView['totalPrice'];
}

const Refused = ({ refusal, total }: RefusedProps) => {
  const t = useText();
  const figures = useFigures();
  if (refusal.kind !== 'price_changed') {
    return refusal.kind === 'payment' ? (
      <PaymentError text={refusal.text} />
    ) : (
      <Notice look="bad" takesFocus>
        <NamedText text={refusal.text} title={refusal.title} />
      </Notice>
    );
  }
  const shown = (amount: number) => figures.money({ ...total, amount }, 'always');
  return (
    <Notice look="bad" takesFocus>
      {t('The total has changed from {expected} to {actual}. Nothing was charged; please look again.', {
        expected: shown(refusal.expected),
        actual: shown(refusal.actual),
      })}
      {total.amount === refusal.actual && (
        <p>
          <Button form={PLACE_ORDER_FORM}>
            {t('Accept {total} and place the order', { total: shown(refusal.actual) })}
          </Button>
        </p>
      )}
    </Notice>
  );
};
