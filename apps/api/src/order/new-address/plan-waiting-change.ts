import type { NewAddressRefusalCode } from '@counterpane/rules/refusal-groups';
import { type Decision, refuse } from '@counterpane/rules/refusals';
import type { Queries } from '../../database/open.ts';
import type { OrderContents } from '../cancellations/ordered-lines.ts';
import type { OrderDeps } from '../deps.ts';
import { addressOf } from '../exchanges/price-piece.ts';
import { type AddressPlan, planAddress } from './plan-address.ts';
import type { PaidChange } from './store.ts';

/**
 * Decides whether an order can still go where a change of it waits to send it, for what that was to cost: asked before a card is, and
 * once it has paid [R062].
 */
export const planWaitingChange = async (
  db: Queries,
  deps: Pick<OrderDeps, 'providers' | 'catalogue'>,
  contents: OrderContents,
  { change, payment }: PaidChange,
): Promise<Decision<AddressPlan, NewAddressRefusalCode>> => {
  const planned = await planAddress(db, deps, contents, {
    address: addressOf(payment.frozen.shippingDetails),
    taxRate: change.taxRate,
    storefront: deps.catalogue.getStorefront(contents.order.storefront),
  });
  if (!planned.ok || planned.change.more.amount === payment.totalCents) return planned;
  return refuse({ code: 'difference_changed', more: planned.change.more });
};
