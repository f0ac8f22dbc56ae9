import type { VariantView } from '@counterpane/contract/pages';
import { deliveryText } from '../design/delivery-text.ts';
import type { SayDays } from '../language/say-days.ts';
import type { Translate } from '../language/translate.ts';

type Arriving = Pick<VariantView, 'delivery' | 'isBackOrdered'>;

/** When a variant arrives that can be bought; one that is made first says that it ships later. */
export const arrivalText = ({ delivery, isBackOrdered }: Arriving, t: Translate, days: SayDays): string => {
  const dates = days.span(delivery.from, delivery.to);
  return isBackOrdered && dates !== null
    ? t('Free delivery. Ships later, arrives {dates}.', { dates })
    : deliveryText(delivery, t, days);
};
