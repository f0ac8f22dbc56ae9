import { createRemoteTokenClient } from '@counterpane/contract/cart/remote-control-calls';
import { staffActs } from '../../audit/tables.ts';
import type { CardStore } from '../../testing/card-store.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { type StaffCall, staffCalls } from './staff-calls.ts';

/** A paid order, a cart whose shopper asks for help, and the calls about both. */
export interface StaffDay {
  readonly orderId: string;
  readonly cartId: string;
  readonly code: string;
  readonly calls: Record<string, StaffCall>;
}

const invites = async (shopper: Shopper): Promise<{ cartId: string; code: string }> => {
  await shopper.adds('mattress', 'queen');
  const cartId = result(await shopper.client.cart()).id ?? '';
  const help = createRemoteTokenClient((path, init) => shopper.fetch(path, init));
  return { cartId, code: result(await help.askForHelp(cartId)).code };
};

/** What there is to do for staff at the storefront of a host. */
export const beginDay = async (store: CardStore, host?: string): Promise<StaffDay> => {
  const shopper = store.shopper(host);
  await shopper.adds('mattress', 'queen');
  const { id: orderId } = await shopper.places();
  result(await shopper.client.payOrder(orderId, { paymentToken: 'tok_visa' }));
  const { cartId, code } = await invites(store.shopper(host));
  return { orderId, cartId, code, calls: staffCalls(orderId, cartId, code) };
};

/** Everything that was written down, the oldest first. */
export const actsOf = async ({ database }: Pick<CardStore, 'database'>) => {
  const acts = await database.db.select().from(staffActs);
  return acts.sort((one, other) => one.id - other.id);
};

/** Of staff's routes, by the API's own description: all but those of signing in and of the own account. */
export const workRoutesOf = ({ api }: Pick<CardStore, 'api'>): string[] =>
  Object.entries(api.swagger().paths ?? {}).flatMap(([path, methods]) =>
    isOfStaff(path) ? Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`) : [],
  );

const OWN = /^\/api\/staff\/(session|sessions|account|console)(\/|$)/;

const isOfStaff = (path: string): boolean =>
  (path.startsWith('/api/staff/') && !OWN.test(path)) ||
  path === '/api/cache/purge' ||
  /^\/api\/orders\/{id}\/refunds(\/preview)?$/.test(path);
