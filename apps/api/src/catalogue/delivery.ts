import { deliveryText } from '@counterpane/rules/delivery/estimate';
import type { Variant } from '@counterpane/rules/options/product';
import { isBackOrdered } from '@counterpane/rules/stock/availability';

/** When a variant arrives, in words and dates. Only what ships later knows its dates before an address does. */
export const deliveryOf = ({ availability }: Variant) => {
  const { shippingFrom: from, shippingTo: to } = availability;
  return isBackOrdered(availability) && from !== null
    ? { text: `Ships later: arrives from ${displayDay(from)}`, from, to }
    : { text: deliveryText({ from: null, to: null, nextDay: false }), from: null, to: null };
};

const displayDay = (isoDay: string): string =>
  new Date(`${isoDay}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
