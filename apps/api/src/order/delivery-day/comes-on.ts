import { hoursIn } from '@counterpane/contract/format-hours';
import type { ShipmentView } from '@counterpane/contract/orders/fulfillment';
import { daysOf } from '../emails/order-email.ts';

/** A day with its hours, where they were agreed on. @example comesOn('2026-11-27', { from: 8, until: 12 }, 'en-US') // "Fri, Nov 27, 8 AM – 12 PM" */
export const comesOn = (day: string, window: ShipmentView['window'], language: string): string => {
  const [spoken = 'en', country = 'US'] = language.split('-');
  const hours = window && hoursIn(spoken, country)(window);
  return [daysOf(language).day(day), hours].filter(Boolean).join(', ');
};
