import type { Address } from '@counterpane/contract/checkout/address';
import { decideRegion } from '@counterpane/rules/address/decide-region';
import { validateAddress } from '@counterpane/rules/address/validate-address';
import { isPartnerState } from '@counterpane/rules/delivery/delivery-methods';
import { type Money, money } from '@counterpane/rules/money/money';
import type { RefundedLine } from '@counterpane/rules/refunds/line-worth';
import { repriceElsewhere } from '@counterpane/rules/refunds/reprice-elsewhere';
import type { NewAddressRefusalCode } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import type { SavedTaxRate } from '../../cart/checkout/saved-checkout.ts';
import { statesOfPostalCode } from '../../cart/region/zip-states.ts';
import { ratesAt } from '../../cart/taxes/saved-tax-rate.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Queries } from '../../database/open.ts';
import { mayGoElsewhere, type OrderContents, worthOfOrder } from '../cancellations/ordered-lines.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { fullNameOf, personOf } from '../placing/order-snapshot.ts';
import { findRefundable, type Refundable } from '../refunds/prepare-refund.ts';

/** An order at another address. */
interface AddressPlan {
  readonly shippingDetails: Order['frozen']['shippingDetails'];
  readonly refund: Money;
  readonly repriced: readonly RefundedLine[];
  /** Null where nothing comes back. */
  readonly refundable: Refundable | null;
}

interface Wanted {
  readonly address: Address;
  /** The rate that the tax service knows there, if it was asked. */
  readonly taxRate: SavedTaxRate | null;
  readonly storefront: Storefront;
}

type Planned = Decision<AddressPlan, NewAddressRefusalCode>;

/**
 * Decides whether an order can go elsewhere, and what comes back for it: what is shown before and what is done then are
 * this same function [R045].
 */
export const planAddress = async (
  db: Queries,
  deps: Pick<OrderDeps, 'providers'>,
  contents: OrderContents,
  wanted: Wanted,
): Promise<Planned> => {
  const { order } = contents;
  const { address, storefront } = wanted;
  if (order.status === 'needs_attention') return refuse({ code: 'address_by_phone' });
  if (!mayGoElsewhere(contents)) return refuse({ code: 'address_too_late' });
  const fields = validateAddress({ ...address, fullName: fullNameOf(address) }, 'shipping');
  if (Object.keys(fields).length > 0) return refuse({ code: 'address_invalid', fields });
  const region = decideRegion(address, storefront.shippingArea, statesOfPostalCode);
  if (!region.ok) return region;
  const shippingDetails = personOf(address);
  const same = { shippingDetails, refund: money(0, order.currency), repriced: [], refundable: null };
  if (isSamePlace(order, shippingDetails)) return accept(same);
  if (!isBroughtAlike(order, shippingDetails, storefront)) return refuse({ code: 'address_by_phone' });
  return order.totalCents === 0 ? accept(same) : reprice(db, deps, contents, wanted, same);
};

/** What was charged for taxes and fees, against what they are there. Of an order in parts a person has to see to it. */
const reprice = async (
  db: Queries,
  deps: Pick<OrderDeps, 'providers'>,
  contents: OrderContents,
  { address, taxRate, storefront }: Wanted,
  same: AddressPlan,
): Promise<Planned> => {
  const { order, cancelled, now } = contents;
  const rates = ratesAt(storefront, address, taxRate, new Date(now).toISOString());
  const found = await findRefundable(db, deps, order, contents.returns);
  if (!rates || !found.ok || cancelled.length > 0) return refuse({ code: 'address_by_phone' });
  const { made, left } = found.refundable;
  const given = made.flatMap(({ lines }) => lines);
  if (given.some(({ quantity }) => quantity > 0)) return refuse({ code: 'address_by_phone' });
  const { lines: repriced, less } = repriceElsewhere(worthOfOrder(contents, given), rates);
  if (less < 0) return refuse({ code: 'address_costs_more', more: money(-less, order.currency) });
  if (isRecycledAnew(repriced)) return refuse({ code: 'address_by_phone' });
  if (less === 0) return accept({ ...same, repriced });
  if (left.currency !== order.currency || left.amount < less) return refuse({ code: 'address_by_phone' });
  return accept({ ...same, refund: money(less, order.currency), repriced, refundable: found.refundable });
};

/** A fee that was not charged before stands in no row of the order. */
const isRecycledAnew = (lines: readonly RefundedLine[]): boolean =>
  lines.some(({ fees = {} }) => Object.values(fees).some((cents) => cents < 0));

/** Taxes and fees follow from the state and the ZIP code. */
const isSamePlace = ({ frozen }: Order, { address }: Order['frozen']['shippingDetails']): boolean => {
  const { state, zip } = frozen.shippingDetails.address;
  return state === address.state && zip === address.zip;
};

/** Two people who carry it in, and a partner, are of a state: another one has other prices and days. */
const isBroughtAlike = (
  { frozen }: Order,
  { address }: Order['frozen']['shippingDetails'],
  { deliveryArea }: Pick<Storefront, 'deliveryArea'>,
): boolean => {
  const { state } = frozen.shippingDetails.address;
  const isCarriedIn = frozen.cart.extras.some(({ sku }) => sku === 'wgs');
  return (
    state === address.state ||
    (!isCarriedIn && isPartnerState(deliveryArea, state) === isPartnerState(deliveryArea, address.state))
  );
};
