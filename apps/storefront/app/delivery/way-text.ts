import type { CartView } from '@counterpane/contract/cart/carts';
import type { SayDays } from '@counterpane/contract/say-days';
import type { Translate } from '../language/translate.ts';
import type { DeliveryKind } from './delivery-kind.ts';
import { arrivesText, shipsText } from './delivery-text.ts';

/** How soon all of a cart leaves and when it arrives when it is brought in one way; empty while nothing is in it. */
export const wayText = (
  { deliveryOffer }: Pick<CartView, 'deliveryOffer'>,
  kind: DeliveryKind,
  t: Translate,
  days: SayDays,
): string => {
  const way = kind === 'white-glove' ? deliveryOffer?.whiteGlove : deliveryOffer?.ground;
  if (!way) return '';
  return [shipsText(way.handling, t), arrivesText(way, t, days)].filter(Boolean).join('. ');
};
