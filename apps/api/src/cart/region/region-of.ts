import type { Address } from '@counterpane/contract/checkout/address';
import type { SavedCheckout, SavedRegion } from '../checkout/saved-checkout.ts';

/**
 * The destination of a cart: the region typed last, else that of the saved address; null while neither is known.
 */
export const regionOf = (checkout: SavedCheckout | undefined): SavedRegion | null =>
  checkout?.region ?? checkout?.shippingAddress ?? null;

/** A complete address replaces the region that was typed before. */
export const withAddress = (
  { region: _typed, ...saved }: SavedCheckout,
  shippingAddress: Address,
): SavedCheckout => ({ ...saved, shippingAddress });

/**
 * A region is stored until the address is complete. If it differs from the saved address, that address must be
 * submitted again: an order must not be taxed for another place than it goes to [K4].
 */
export const withRegion = (saved: SavedCheckout, region: SavedRegion): SavedCheckout => {
  const { shippingAddress: address, region: _before, ...rest } = saved;
  if (!address) return { ...rest, region };
  if (isSame(address, region)) return { ...rest, shippingAddress: address };
  const submitted = { shipping: false, billing: saved.submitted?.billing ?? false };
  return { ...rest, shippingAddress: address, region, submitted };
};

/** Whether two regions are one. */
export const isSame = (a: SavedRegion, b: SavedRegion): boolean =>
  a.country === b.country && a.state === b.state && a.zip === b.zip && a.city === b.city;
