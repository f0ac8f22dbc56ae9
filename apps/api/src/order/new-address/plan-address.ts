import type { Address } from '@counterpane/contract/checkout/address';
import { decideRegion } from '@counterpane/rules/address/decide-region';
import { validateAddress } from '@counterpane/rules/address/validate-address';
import { findWhiteGloveTariff, isPartnerState } from '@counterpane/rules/delivery/delivery-methods';
import { type Money, money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import type { RefundableLine, RefundedLine } from '@counterpane/rules/refunds/line-worth';
import { chargedWhiteGlove, repriceElsewhere } from '@counterpane/rules/refunds/reprice-elsewhere';
import { whiteGloveElsewhere } from '@counterpane/rules/refunds/white-glove-elsewhere';
import type { NewAddressRefusalCode } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import type { SavedTaxRate } from '../../cart/checkout/saved-checkout.ts';
import { statesOfPostalCode } from '../../cart/region/zip-states.ts';
import { ratesAt } from '../../cart/taxes/saved-tax-rate.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Queries } from '../../database/open.ts';
import { hasWhiteGlove } from '../additions/addable-order.ts';
import { mayGoElsewhere, type OrderContents, worthOfOrder } from '../cancellations/ordered-lines.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { fullNameOf, personOf } from '../placing/order-snapshot.ts';
import { findRefundable, type Refundable } from '../refunds/prepare-refund.ts';

/** An order at another address. */
export interface AddressPlan {
  readonly shippingDetails: Order['frozen']['shippingDetails'];
  readonly refund: Money;
  /** What it costs more there; 0 where something comes back. */
  readonly more: Money;
  readonly repriced: readonly RefundedLine[];
  /** Null where nothing comes back. */
  readonly refundable: Refundable | null;
}

export interface WantedAddress {
  readonly address: Address;
  /** The rate that the tax service knows there, if it was asked. */
  readonly taxRate: SavedTaxRate | null;
  readonly storefront: Storefront;
}

type Planned = Decision<AddressPlan, NewAddressRefusalCode>;

/**
 * Decides whether an order can go elsewhere, and what comes back or is to be paid for it: what is shown before, what is done then,
 * and what is done once it is paid are this same function [R045, R062].
 */
export const planAddress = async (
  db: Queries,
  deps: Pick<OrderDeps, 'providers'>,
  contents: OrderContents,
  wanted: WantedAddress,
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
  const nothing = money(0, order.currency);
  const same = { shippingDetails, refund: nothing, more: nothing, repriced: [], refundable: null };
  if (isSamePlace(order, shippingDetails)) return accept(same);
  if (!isBroughtAlike(order, shippingDetails, storefront)) return refuse({ code: 'address_by_phone' });
  return order.totalCents === 0 ? accept(same) : reprice(db, deps, contents, wanted, same);
};

/** What was charged for taxes and fees, against what they are there. Of an order in parts a person has to see to it. */
const reprice = async (
  db: Queries,
  deps: Pick<OrderDeps, 'providers'>,
  contents: OrderContents,
  { address, taxRate, storefront }: WantedAddress,
  same: AddressPlan,
): Promise<Planned> => {
  const { order, cancelled, now } = contents;
  const rates = ratesAt(storefront, address, taxRate, new Date(now).toISOString());
  const found = await findRefundable(db, deps, order, contents.returns);
  if (!rates || !found.ok || cancelled.length > 0) return refuse({ code: 'address_by_phone' });
  const { made, left, held, repriced: before } = found.refundable;
  const given = [...made.flatMap(({ lines }) => lines), ...before];
  if (given.some(({ quantity }) => quantity > 0)) return refuse({ code: 'address_by_phone' });
  const worth = worthOfOrder(contents, given);
  const whiteGlove = whiteGloveThere(order, worth, address, storefront);
  if (whiteGlove === null) return refuse({ code: 'address_by_phone' });
  const { lines: repriced, less } = repriceElsewhere(worth, rates, whiteGlove);
  const refund = money(Math.max(0, less), order.currency);
  const more = money(Math.max(0, -less), order.currency);
  // What is charged as things ship is what was held for them: a person asks for more [R048].
  if (left.currency !== order.currency || left.amount < less || (more.amount > 0 && held.amount > 0))
    return refuse({ code: 'address_by_phone' });
  return accept({ ...same, refund, more, repriced, refundable: less > 0 ? found.refundable : null });
};

/** What it costs to have it carried in there; null where a person has to see to it. */
const whiteGloveThere = (
  { frozen }: Order,
  worth: readonly RefundableLine[],
  { state }: Address,
  { deliveryArea }: Pick<Storefront, 'deliveryArea'>,
): number | null => {
  if (!hasWhiteGlove({ frozen })) return 0;
  return whiteGloveElsewhere({
    charged: chargedWhiteGlove(worth),
    units: sum(worth.map(({ quantity, feeWeights }) => quantity * (feeWeights?.wgs ?? 0))),
    here: findWhiteGloveTariff(deliveryArea, frozen.shippingDetails.address.state),
    there: findWhiteGloveTariff(deliveryArea, state),
  });
};

/** Taxes and fees follow from the state and the ZIP code. */
const isSamePlace = ({ frozen }: Order, { address }: Order['frozen']['shippingDetails']): boolean => {
  const { state, zip } = frozen.shippingDetails.address;
  return state === address.state && zip === address.zip;
};

/** A partner brings what no carrier does, on other days. */
const isBroughtAlike = (
  { frozen }: Order,
  { address }: Order['frozen']['shippingDetails'],
  { deliveryArea }: Pick<Storefront, 'deliveryArea'>,
): boolean =>
  isPartnerState(deliveryArea, frozen.shippingDetails.address.state) ===
  isPartnerState(deliveryArea, address.state);
