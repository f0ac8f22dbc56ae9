import type { Address } from '@counterpane/contract/checkout/address';
import { decideRegion } from '@counterpane/rules/address/decide-region';
import { validateAddress } from '@counterpane/rules/address/validate-address';
import type { REGION_REFUSALS } from '@counterpane/rules/refusal-groups';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { statesOfPostalCode } from '../../cart/region/zip-states.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { type Order, updateShippingDetails } from '../orders/store.ts';
import { fullNameOf, personOf } from '../placing/order-snapshot.ts';
import { isThere } from './is-there.ts';
import { insertAddressChange } from './store.ts';

/**
 * Corrects where a locked order goes, whose parcel did not arrive there: what was paid stays, wherever in the country it is. Its
 * shopper hears of it by email [R061]. Null when it is done, or was right.
 */
export const correctAddress = async (
  tx: Queries,
  { catalogue, clock }: Pick<OrderDeps, 'catalogue' | 'clock'>,
  order: Order,
  address: Address,
): Promise<RefusalOf<(typeof REGION_REFUSALS)[number]> | null> => {
  const fields = validateAddress({ ...address, fullName: fullNameOf(address) }, 'shipping');
  if (Object.keys(fields).length > 0) return { code: 'address_invalid', fields };
  const { shippingArea } = catalogue.getStorefront(order.storefront);
  const region = decideRegion(address, shippingArea, statesOfPostalCode);
  if (!region.ok) return region.refusal;
  const shippingDetails = personOf(address);
  if (isThere(order, shippingDetails)) return null;
  await updateShippingDetails(tx, order, shippingDetails);
  const at = isoNow(clock);
  await insertAddressChange(tx, { orderId: order.id, createdAt: at, appliedAt: at });
  await enqueue(tx, clock, 'order.address_changed', { orderId: order.id, at });
  return null;
};
