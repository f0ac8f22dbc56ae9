import {
  type KnownAddress,
  type KnownAddresses,
  MOST_SAVED_ADDRESSES,
} from '@counterpane/contract/customer/addresses';
import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { isSamePlace } from '@counterpane/rules/customers/is-same-place';
import { ownsOrder } from '@counterpane/rules/customers/owns-order';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { SignedInCustomer } from '../../http/customer.ts';
import { orders } from '../../order/orders/tables.ts';
import { findSavedAddresses } from './saved-addresses.ts';

const MOST_ORDERS = 20;
const MOST_ORDERED_ADDRESSES = 5;

/** Where something can be sent for a customer in a country: what they saved, then where their orders went, each place once. */
export const knownAddresses = async (
  db: Queries,
  customer: SignedInCustomer,
  country: string,
): Promise<KnownAddresses> => {
  const rows = await findSavedAddresses(db, customer, country);
  const saved = rows.map(({ id, address }, at) => ({ ...address, id, isSaved: true, isDefault: at === 0 }));
  const ordered = (await orderedAddresses(db, customer))
    .filter((address) => address.country === country)
    .filter((address) => !saved.some((one) => isSamePlace(one, address)));
  return {
    email: customer.email,
    addresses: [...saved, ...ordered.slice(0, MOST_ORDERED_ADDRESSES)],
    maySave: saved.length < MOST_SAVED_ADDRESSES,
  };
};

/** Where a customer's orders went, each place once, the newest first. The emails of the orders have told their mailbox the same. */
const orderedAddresses = async (db: Queries, customer: SignedInCustomer): Promise<KnownAddress[]> => {
  const found = await db
    .select({ id: orders.id, email: orders.email, frozen: orders.frozen })
    .from(orders)
    .where(
      and(
        eq(sql`lower(${orders.email})`, foldEmail(customer.email)),
        eq(orders.status, 'paid'),
        isNull(orders.emptiedAt),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(MOST_ORDERS);
  const addresses = found
    .filter((order) => ownsOrder(order, customer))
    .map(({ id, frozen: { shippingDetails } }) => {
      const { firstName, lastName, phone, address } = shippingDetails;
      const fullName = `${firstName} ${lastName}`.trim();
      return { id, isSaved: false, isDefault: false, fullName, phone, ...address };
    });
  return addresses.filter((one, at) => addresses.findIndex((other) => isSamePlace(other, one)) === at);
};
