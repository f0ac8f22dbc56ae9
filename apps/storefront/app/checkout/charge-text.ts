import type { OfferedMethod } from '@counterpane/contract/checkout/checkout';
import type { OrderView } from '@counterpane/contract/orders/orders';
import type { Translate } from '@counterpane/messages/translator';
import type { Format } from '../language/use-format.ts';

/** When a way to pay is charged of which the money is held; null where it is charged with the order. */
export const chargeText = (t: Translate, withinDays: number | undefined): string | null =>
  withinDays === undefined
    ? null
    : t('Charged when it ships, after {days} days at the latest.', { days: withinDays });

/** Whether the money of a way to pay is held with the order, and charged as things ship. */
export const isChargedLater = ({ chargedWithinDays }: Pick<OfferedMethod, 'chargedWithinDays'>): boolean =>
  chargedWithinDays !== undefined;

/** The same of ways to pay that are offered together: when the last of them charges. */
export const chargeTextOfAll = (
  t: Translate,
  methods: readonly { readonly chargedWithinDays?: number | undefined }[],
): string | null => {
  const days = methods.flatMap(({ chargedWithinDays }) => chargedWithinDays ?? []);
  return chargeText(t, days.length > 0 ? Math.max(...days) : undefined);
};

/** The same of an order, with what was charged so far. */
export const chargesOf = (
  { hold }: Pick<OrderView, 'hold'>,
  t: Translate,
  { money, days }: Pick<Format, 'money' | 'days'>,
): string[] => {
  if (!hold) return [];
  const { charged, atLatest } = hold;
  return [
    ...(atLatest === null
      ? []
      : [t('Charged when it ships, on {date} at the latest.', { date: days.date(atLatest) })]),
    ...(charged.amount > 0 || atLatest === null
      ? [t('{amount} charged so far.', { amount: money(charged, 'always') })]
      : []),
  ];
};
