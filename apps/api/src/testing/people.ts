import { eq } from 'drizzle-orm';
import { carts } from '../cart/carts/tables.ts';
import { idempotencyKeys } from '../http/tables.ts';
import { couponRedemptions, orders } from '../order/orders/tables.ts';
import { payments } from '../order/payments/tables.ts';
import { refunds } from '../order/refunds/tables.ts';
import { outbox } from '../outbox/tables.ts';
import { contactRequests } from '../shop/contact/tables.ts';
import { HOME, result, type Shopper } from './shopper.ts';
import type { TestStore } from './test-store.ts';

const DAY_MS = 24 * 3_600_000;

let people = 0;

/** A person with an email, a name and an address that no other person in these tests has. */
export const newPerson = () => {
  people += 1;
  const email = `person-${people}@example.com`;
  const lastName = `Lovelace${'abcdefghijklmno'.charAt(people)}`;
  const address = { ...HOME, fullName: `Ada ${lastName}`, line1: `${people} Analytical Street` };
  return { email, address, words: [email, lastName, address.line1] };
};

type Person = ReturnType<typeof newPerson>;

/** What people do in a store, and what its database holds of them. */
export const peopleIn = (store: Pick<TestStore, 'clock' | 'database'>) => {
  const orderOf = async (shopper: Shopper, { email, address }: Person) => {
    await shopper.adds('pillow', 'standard');
    return shopper.places({ email, shippingAddress: address, billingAddress: address });
  };
  return {
    orderOf,
    cartOf: async (id: string | null) => {
      const [row] = await store.database.db
        .select()
        .from(carts)
        .where(eq(carts.id, id ?? ''));
      return row;
    },
    payFor: async (shopper: Shopper, who: Person) => {
      const order = await orderOf(shopper, who);
      const card = { id: 'tok_visa', card: { last4: '4242', brand: 'Visa' } };
      result(await shopper.client.payOrder(order.id, { paymentToken: card }));
      return order;
    },
    /** The words of a person that stand anywhere in orders and carts. */
    knows: async ({ words }: Person): Promise<string[]> => {
      const { db } = store.database;
      const told = JSON.stringify(await Promise.all(PERSONAL.map((table) => db.select().from(table))));
      return words.filter((word) => told.includes(word));
    },
    rowOf: async (id: string) => {
      const [row] = await store.database.db.select().from(orders).where(eq(orders.id, id));
      if (!row) throw new Error(`no order ${id}`);
      return row;
    },
    /** Makes a row as old as the test needs it: the clock of the store goes on for all. */
    backdate: async (id: string, days: number) => {
      const createdAt = new Date(store.clock.now() - days * DAY_MS).toISOString();
      await store.database.db.update(orders).set({ createdAt }).where(eq(orders.id, id));
      await store.database.db.update(payments).set({ createdAt }).where(eq(payments.orderId, id));
    },
  };
};

const PERSONAL = [
  orders,
  payments,
  refunds,
  carts,
  contactRequests,
  couponRedemptions,
  outbox,
  idempotencyKeys,
];
