import type { CartItemView } from '@counterpane/contract/carts';
import type { Translate } from '../language/translate.ts';
import { displayDateRange } from './display-date.ts';

/** When a thing arrives: its days where they are known, else how long it takes. White glove service is not free. */
export const deliveryText = (
  { text, from, to }: CartItemView['delivery'],
  t: Translate,
  isFree = true,
): string => {
  const dates = displayDateRange(from, to);
  if (dates !== null) return t('Arrives {dates}', { dates });
  return isFree ? t('Free delivery, {time}', { time: text }) : t('Delivery, {time}', { time: text });
};
