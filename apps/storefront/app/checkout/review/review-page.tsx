import type { CartView } from '@counterpane/contract/cart/carts';
import type { AddressInput } from '@counterpane/contract/checkout/address';
import type { CheckoutView } from '@counterpane/contract/checkout/checkout';
import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import { CartAside, FoldedSummary } from '../../cart/cart-aside.tsx';
import layout from '../../cart/checkout.module.css';
import { Button } from '../../design/button.tsx';
import { NamedText } from '../../design/named-text.tsx';
import { Notice } from '../../design/notice.tsx';
import { AddressLines } from '../../form/address-lines.tsx';
import { localizeName } from '../../language/localize-name.ts';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { PaymentError } from '../../payment/payment-error.tsx';
import { capitalised } from '../billing/card-entry.ts';
import { CreditUsed } from '../billing/store-credit.tsx';
import { toPayOf } from '../billing/to-pay.ts';
import { chargeText } from '../charge-text.ts';
import { hasDelivery } from '../shipping/delivery-section.tsx';
import { StepNotices } from '../shipping/step-notices.tsx';
import styles from '../step.module.css';
import { DeliveryLines } from './delivery-lines.tsx';
import { PLACE_ORDER_FORM, PlaceOrderForm } from './place-order-form.tsx';
import type { PlaceRefusal } from './refusal.ts';
import { ReviewSection } from './review-section.tsx';

interface ReviewPageProps {
  readonly cart: CartView;
  readonly checkout: CheckoutState;
  readonly idempotencyKey: string;
  readonly refusal: PlaceRefusal | null;
}

export const ReviewPage = ({ cart, checkout, idempotencyKey, refusal }: ReviewPageProps) => {
  const t = useText();
  const toPay = toPayOf(checkout);
  const billing = checkout.sameAsShipping ? checkout.shippingAddress : checkout.billingAddress;
  return (
    <div className={layout.columns}>
      <FoldedSummary cart={cart} />
      <div className={styles.step}>
        <h1>{t('One last look')}</h1>
        <StepNotices cart={cart} />
        {refusal && <Refused refusal={refusal} total={cart.totalPrice} />}
        <ReviewSection title={t('Deliver to')} step="shipping">
          <Lines address={checkout.shippingAddress} />
          <p className={styles.small}>
            {[checkout.email, checkout.shippingAddress?.phone].filter(Boolean).join(' · ')}
          </p>
        </ReviewSection>
        {hasDelivery(cart) && (
          <ReviewSection title={t('Delivery')} step="shipping">
            <DeliveryLines cart={cart} />
          </ReviewSection>
        )}
        <ReviewSection title={t('Pay with')} step="billing">
          {checkout.credit && checkout.credit.used.amount > 0 && (
            <CreditUsed used={checkout.credit.used} toPay={toPay} />
          )}
          <PaymentLine toPay={toPay} checkout={checkout} />
          {toPay.amount > 0 && <ChargeLine checkout={checkout} />}
        </ReviewSection>
        <ReviewSection title={t('Bill to')} step="billing">
          {checkout.sameAsShipping ? <p>{t('Same as shipping address')}</p> : <Lines address={billing} />}
        </ReviewSection>
        <PlaceOrderForm cart={cart} toPay={toPay} idempotencyKey={idempotencyKey} />
      </div>
      <CartAside cart={cart} />
    </div>
  );
};

const Lines = ({ address }: { address: AddressInput | null }) =>
  address && <AddressLines address={address} />;

/** Of a way to pay of which the money is held until things ship. */
const ChargeLine = ({ checkout: { paymentProvider, paymentProviders } }: { checkout: CheckoutView }) => {
  const t = useText();
  const chosen = paymentProviders.find(({ id }) => id === paymentProvider);
  const text = chargeText(t, chosen?.chargedWithinDays);
  return text && <p className={styles.small}>{text}</p>;
};

const PaymentLine = ({ toPay, checkout }: { toPay: CartView['totalPrice']; checkout: CheckoutView }) => {
  const t = useText();
  const { cardToken, paymentProvider, paymentProviders } = checkout;
  const label = localizeName(t, paymentProviders.find(({ id }) => id === paymentProvider)?.label ?? '');
  if (toPay.amount === 0) return <p>{t('There is nothing to pay')}</p>;
  // A wallet has a name and no last digits.
  if (cardToken?.card.last4 === '') return <p>{label}</p>;
  if (cardToken) {
    const brand = capitalised(cardToken.card.brand);
    return <p>{t('{brand} ending in {last4}', { brand, last4: cardToken.card.last4 })}</p>;
  }
  return <p>{t('{label}, on the provider’s secure page', { label: localizeName(t, label) })}</p>;
};

interface RefusedProps {
  readonly refusal: PlaceRefusal;
  /** What is asked now. */
  readonly total: CartView['totalPrice'];
}

const Refused = ({ refusal, total }: RefusedProps) => {
  const t = useText();
  const format = useFormat();
  if (refusal.kind !== 'price_changed') {
    return refusal.kind === 'payment' ? (
      <PaymentError text={refusal.text} />
    ) : (
      <Notice look="bad" takesFocus>
        <NamedText text={refusal.text} title={refusal.title} />
      </Notice>
    );
  }
  const shown = (amount: number) => format.money({ ...total, amount }, 'always');
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
