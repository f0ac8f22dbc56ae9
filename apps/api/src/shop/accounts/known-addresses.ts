import type { KnownAddress } from '@counterpane/contract/customer/customer';
import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { ownsOrder } from '@counterpane/rules/customers/owns-order';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { SignedInCustomer } from '../../http/customer.ts';
import { orders } from '../../order/orders/tables.ts';

const MOST_ORDERS = 20;
const MOST_ADDRESSES = 5;

/**
 * Where a customer's orders went, each place once, the newest first: those in a country. The emails of the orders have told
 * their mailbox the same.
 */
export const knownAddresses = async (
  db: Queries,
  customer: SignedInCustomer,
  country: string,
): Promise<KnownAddress[]> => {
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
      return { id, fullName: `${firstName} ${lastName}`.trim(), phone, ...address };
    })
    .filter((address) => address.country === country);
  return addresses
    .filter((one, at) => addresses.findIndex((other) => placeOf(other) === placeOf(one)) === at)
    .slice(0, MOST_ADDRESSES);
};

const placeOf = ({ id: _, ...place }: KnownAddress): string => JSON.stringify(place).toLowerCase();
