import type { DeliveryView } from '@counterpane/contract/cart/delivery-promise';
import type { FormatDays } from '@counterpane/contract/format-days';
import type { Translate } from '@counterpane/messages/translator';

/** Business days from and to. */
type Days = NonNullable<DeliveryView['handling']>;

/**
 * When a thing arrives, and how long it is on its way for that; nothing is said of what is not sent. White glove service
 * is not free. Orders of before promises had dates know no more than how long it takes.
 */
export const deliveryText = (
  delivery: DeliveryView,
  t: Translate,
  days: FormatDays,
  isFree = true,
): string => {
  const { text: time, handling } = delivery;
  const arrives = arrivesText(delivery, t, days);
  if (time === '') return '';
  if (arrives !== null && !handling) return arrives;
  if (arrives === null || isNextDay(handling)) {
    const first = isFree ? t('Free delivery, {time}', { time }) : t('Delivery, {time}', { time });
    return [first, arrives].filter(Boolean).join(' ');
  }
  const first = isFree
    ? t('Free delivery, {time} on its way.', { time })
    : t('Delivery, {time} on its way.', { time });
  return `${first} ${arrives}`;
};

/** What is promised, in dates; null where they are not known. */
export const arrivesText = (
  { from, to }: Pick<DeliveryView, 'from' | 'to'>,
  t: Translate,
  days: FormatDays,
): string | null => {
  const dates = days.span(from, to);
  return dates === null ? null : t('Arrives {dates}', { dates });
};

/** How soon it leaves; null for what is made first and for what is there in a day. */
export const shipsText = (handling: Days | null | undefined, t: Translate): string | null =>
  !handling || isNextDay(handling)
    ? null
    : t('Ships within {from}-{to} business days', { from: handling.from, to: handling.to });

const isNextDay = (handling: Days | null | undefined): boolean => handling?.to === 0;
