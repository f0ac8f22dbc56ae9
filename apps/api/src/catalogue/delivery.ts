import { deliveryText, type Transit } from '@counterpane/rules/delivery/estimate';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isBackOrdered } from '@counterpane/rules/stock/availability';

interface Delivered {
  readonly product: Pick<Product, 'transit'>;
  readonly variant: Pick<Variant, 'availability'>;
}

const UNKNOWN: Transit = { from: null, to: null, nextDay: false };
/** Ground delivery of what nothing else is known of (catalogue section 4). */
const GROUND = { from: 1, to: 3, nextDay: false };

/** When a variant arrives, in words and dates. Only what ships later knows its dates before an address does. */
export const deliveryOf = ({ product, variant }: Delivered) => {
  const { availability } = variant;
  const { shippingFrom: from, shippingTo: to } = availability;
  return isBackOrdered(availability) && from !== null
    ? { text: `Ships later: arrives from ${displayDay(from)}`, from, to }
    : { text: deliveryText(product.transit ?? UNKNOWN), from: null, to: null };
};

/** What nobody carries is not under way either. */
const WEIGHTLESS: readonly string[] = ['protection-plan', 'service'];

/**
 * Business days under way, the same as the text says: a minimum of one day reads as a range that ends at 2 (decisions
 * row 57). Null for what is not there, which nobody can send.
 */
export const transitDaysOf = ({
  product,
  variant,
}: Delivered & { readonly product: Pick<Product, 'kind'> }) => {
  if (!variant.availability.isInStock || WEIGHTLESS.includes(product.kind)) return null;
  const { from, to, nextDay } = product.transit ?? GROUND;
  if (nextDay && to === 1) return { from: 1, to: 1 };
  return from === 1 && product.transit ? { from: 1, to: 2 } : { from, to };
};

/** A day as texts of ours have it; other languages write it their way. @example displayDay('2026-11-24') // "Nov 24" */
export const displayDay = (isoDay: string): string =>
  new Date(`${isoDay}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
