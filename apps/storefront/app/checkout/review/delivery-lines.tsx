import type { CartView } from '@counterpane/contract/cart/carts';
import { DELIVERY_TITLES, deliveryKind } from '../../delivery/delivery-kind.ts';
import { deliveryOptionText } from '../../delivery/delivery-option-text.ts';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';

/** How the cart is delivered, on which day if one was asked for, and whether the old mattress goes. */
export const DeliveryLines = ({ cart }: { cart: CartView }) => {
  const t = useText();
  const { days } = useFormat();
  const kind = deliveryKind(cart);
  const day = cart.metadata.reqDeliveryDate;
  return (
    <>
      <p>{t(DELIVERY_TITLES[kind])}</p>
      {day ? (
        <p>{t('On {day}', { day: days.day(day) })}</p>
      ) : (
        <p>{deliveryOptionText(cart, kind, t, days)}</p>
      )}
      {cart.deliveryOffer?.removal?.isChosen && <p>{t('The old mattress is taken away')}</p>}
    </>
  );
};
