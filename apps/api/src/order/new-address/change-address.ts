import type { Address } from '@counterpane/contract/checkout/address';
import type { NewAddressRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import { callerOf, countLimited } from '../../http/limiter.ts';
import { enqueue } from '../../outbox/store.ts';
import { loadContents, lockContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder, type Order, updateShippingDetails } from '../orders/store.ts';
import { storeRefund } from '../refunds/prepare-refund.ts';
import { partShipments } from '../shipments/store.ts';
import { planAddress } from './plan-address.ts';
import { insertAddressChange } from './store.ts';

/** What an order would come to at another address. */
export const previewAddress = async (
  deps: OrderDeps,
  request: FastifyRequest,
  order: Order,
  address: Address,
): ReturnType<typeof planAddress> => {
  const { db } = deps.database;
  const wanted = await wantedAt(deps, request, order, address);
  return planAddress(db, deps, await loadContents(db, deps, order), wanted);
};

/** Sends an order elsewhere, for the refund that its shopper saw. Null when it is done. */
export const changeAddress = async (
  deps: OrderDeps,
  request: FastifyRequest,
  known: Order,
  { address, refund }: { readonly address: Address; readonly refund: number },
): Promise<RefusalOf<NewAddressRefusalCode> | null> => {
  // The tax service is asked before anything is locked.
  const wanted = await wantedAt(deps, request, known, address);
  return deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, known.id);
    if (!order) return { code: 'order_not_found', orderId: known.id };
    const planned = await planAddress(tx, deps, await lockContents(tx, deps, order), wanted);
    if (!planned.ok) return planned.refusal;
    const { shippingDetails, refund: comesBack, repriced, refundable } = planned.change;
    // The same address sent twice is the one that it goes to already: nothing comes back for it any more.
    if (isThere(order, shippingDetails)) return null;
    if (comesBack.amount !== refund) return { code: 'refund_changed', refund: comesBack };
    if (refundable)
      await storeRefund(tx, deps, refundable, {
        ...{ amount: comesBack, lines: repriced, reason: 'Less tax where it goes now' },
        madeBy: { id: null, name: 'Shopper' },
      });
    await updateShippingDetails(tx, order, shippingDetails);
    await partShipments(tx, order.id);
    const at = isoNow(deps.clock);
    await insertAddressChange(tx, { orderId: order.id, createdAt: at });
    await enqueue(tx, deps.clock, 'order.address_changed', { orderId: order.id, at });
    return null;
  });
};

const wantedAt = async (deps: OrderDeps, request: FastifyRequest, order: Order, address: Address) => ({
  address,
  taxRate: await deps.findTaxRate(
    address,
    async () => (await countLimited(deps, 'askTaxService', callerOf(deps, request))) === null,
  ),
  storefront: deps.catalogue.getStorefront(order.storefront),
});

const isThere = ({ frozen }: Order, details: Order['frozen']['shippingDetails']): boolean =>
  JSON.stringify(Object.entries(frozen.shippingDetails.address).toSorted()) ===
    JSON.stringify(Object.entries(details.address).toSorted()) &&
  (['firstName', 'lastName', 'phone'] as const).every(
    (name) => frozen.shippingDetails[name] === details[name],
  );
