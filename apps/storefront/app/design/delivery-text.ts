import type { CartItemView } from '@counterpane/contract/carts';
import type { Translate } from '../language/translate.ts';
import { displayDateRange } from './display-date.ts';

/** When a thing arrives: its days where they are known, else how long it takes. */
export const deliveryText = ({ text, from, to }: CartItemView['delivery'], t: Translate): string => {
  const dates = displayDateRange(from, to);
  return dates === null ? t('Free delivery, {time}', { time: text }) : t('Arrives {dates}', { dates });
};
