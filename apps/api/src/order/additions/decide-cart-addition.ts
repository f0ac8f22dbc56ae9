import type { CreateOrderBody } from '@counterpane/contract/orders/orders';
import type { ADDITION_REFUSALS } from '@counterpane/rules/orders/decide-addition';
import { decideAddition } from '@counterpane/rules/orders/decide-addition';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import type { Cart } from '../../cart/carts/store.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { loadContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { isSameAddress } from '../orders/is-same-address.ts';
import { findOrder, type Order } from '../orders/store.ts';
import { personOf } from '../placing/order-snapshot.ts';
import { addableOrder } from './addable-order.ts';

export type AdditionRefusalCode = (typeof ADDITION_REFUSALS)[number] | 'addition_elsewhere';

/** What an order has of being added to another one. */
interface Added {
  readonly row: Partial<Pick<Order, 'addedTo'>>;
  readonly frozen: Pick<Order['frozen'], 'additionTo'>;
}

const TO_NONE: Added = { row: {}, frozen: {} };

/**
 * Whether a cart that is placed is still added to the order that its shopper chose. The order is read and not locked: what is
 * packed a moment later has left without it, and both arrive.
 */
export const decideCartAddition = async (
  tx: Queries,
  deps: Pick<OrderDeps, 'catalogue' | 'clock'>,
  { checkout: { addsTo } }: Pick<Cart, 'checkout'>,
  body: Pick<CreateOrderBody, 'shippingAddress'>,
): Promise<Decision<Added, AdditionRefusalCode>> => {
  if (!addsTo) return accept(TO_NONE);
  const first = await findOrder(tx, addsTo.orderId);
  if (!first) return refuse({ code: 'addition_closed' });
  const decision = decideAddition(addableOrder(await loadContents(tx, deps, first)), isoNow(deps.clock));
  if (!decision.ok) return decision;
  if (!isSameAddress(personOf(body.shippingAddress), first.frozen.shippingDetails))
    return refuse({ code: 'addition_elsewhere', shortId: first.shortId });
  return accept({ row: { addedTo: first.id }, frozen: { additionTo: { shortId: first.shortId } } });
};
