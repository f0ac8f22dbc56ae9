import type { CartView } from '@counterpane/contract/carts';
import { findWhiteGlove, isByPartner } from '../../cart/find-white-glove.ts';
import { useFigures } from '../../language/use-figures.ts';
import { useText } from '../../language/use-text.ts';

/** How the cart is delivered, on which day if one was asked for, and whether the old mattress goes. */
export const DeliveryLines = ({ cart }: { cart: CartView }) => {
  const t = useText();
  const { days } = useFigures();
  const day = cart.metadata.reqDeliveryDate;
  return (
    <>
      <p>{t(kindOf(cart))}</p>
      {day && <p>{t('On {day}', { day: days.day(day) })}</p>}
      {cart.deliveryOffer?.removal?.isChosen && <p>{t('The old mattress is taken away')}</p>}
    </>
  );
};

const kindOf = (cart: CartView): string => {
  if (isByPartner(cart)) return DELIVERY_TEXTS.partner;
  return DELIVERY_TEXTS[findWhiteGlove(cart)?.chosen ?? 'ground'];
};

const DELIVERY_TEXTS = {
  ground: 'Ground delivery',
  'white-glove': 'White glove delivery and set-up',
  partner: 'Delivered by our partner',
};
