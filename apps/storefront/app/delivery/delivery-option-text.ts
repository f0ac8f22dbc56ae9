import type { CartView } from '@counterpane/contract/cart/carts';
import type { FormatDays } from '@counterpane/contract/format-days';
import type { Translate } from '@counterpane/messages/translator';
import type { DeliveryKind } from './delivery-kind.ts';
import { arrivesText, shipsText } from './delivery-text.ts';

/** When a cart ships and arrives by a delivery option; empty for an empty cart. */
export const deliveryOptionText = (
  { deliveryOffer }: Pick<CartView, 'deliveryOffer'>,
  kind: DeliveryKind,
  t: Translate,
  days: FormatDays,
): string => {
  const option = kind === 'white-glove' ? deliveryOffer?.whiteGlove : deliveryOffer?.ground;
  if (!option) return '';
  return [shipsText(option.handling, t), arrivesText(option, t, days)].filter(Boolean).join('. ');
};
