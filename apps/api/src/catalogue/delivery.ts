import { deliveryText, type Transit } from '@counterpane/rules/delivery/estimate';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isBackOrdered } from '@counterpane/rules/stock/availability';

interface Delivered {
  readonly product: Pick<Product, 'transit'>;
  readonly variant: Pick<Variant, 'availability'>;
}

const UNKNOWN: Transit = { from: null, to: null, nextDay: false };

/** When a variant arrives, in words and dates. Only what ships later knows its dates before an address does. */
export const deliveryOf = ({ product, variant }: Delivered) => {
  const { availability } = variant;
  const { shippingFrom: from, shippingTo: to } = availability;
  return isBackOrdered(availability) && from !== null
    ? { text: `Ships later: arrives from ${displayDay(from)}`, from, to }
    : { text: deliveryText(product.transit ?? UNKNOWN), from: null, to: null };
};

/** A day as texts of ours have it; other languages write it their way. @example displayDay('2026-11-24') // "Nov 24" */
export const displayDay = (isoDay: string): string =>
  new Date(`${isoDay}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
