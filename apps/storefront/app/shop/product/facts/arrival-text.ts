import type { FormatDays } from '@counterpane/contract/format-days';
import type { VariantView } from '@counterpane/contract/pages/pages';
import type { Translate } from '@counterpane/messages/translator';
import { arrivesText, deliveryText } from '../../../delivery/delivery-text.ts';

type Arriving = Pick<VariantView, 'delivery' | 'isBackOrdered'>;

/** When a variant arrives that can be bought; one that is made first says that it ships later. */
export const arrivalText = (variant: Arriving, t: Translate, days: FormatDays): string =>
  laterText(variant, t, days) ?? deliveryText(variant.delivery, t, days);

/** The same where room is scarce. */
export const shortArrivalText = (variant: Arriving, t: Translate, days: FormatDays): string =>
  laterText(variant, t, days) ??
  arrivesText(variant.delivery, t, days) ??
  deliveryText(variant.delivery, t, days);

const laterText = ({ delivery, isBackOrdered }: Arriving, t: Translate, days: FormatDays): string | null => {
  const dates = days.span(delivery.from, delivery.to);
  return isBackOrdered && dates !== null
    ? t('Free delivery. Ships later, arrives {dates}.', { dates })
    : null;
};
