import type { CartItemView } from '@counterpane/contract/carts';
import type { SayDays } from '../language/say-days.ts';
import type { Translate } from '../language/translate.ts';

/** When a thing arrives: its days where they are known, else how long it takes. White glove service is not free. */
export const deliveryText = (
  { text, from, to }: CartItemView['delivery'],
  t: Translate,
  days: SayDays,
  isFree = true,
): string => {
  const dates = days.span(from, to);
  if (dates !== null) return t('Arrives {dates}', { dates });
  return isFree ? t('Free delivery, {time}', { time: text }) : t('Delivery, {time}', { time: text });
};
