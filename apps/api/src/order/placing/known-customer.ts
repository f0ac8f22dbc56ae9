import { findPhoneDigits } from '@counterpane/rules/address/phone';
import { and, eq, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Person } from '../../cart/carts/order-facts.ts';
import type { Queries } from '../../database/open.ts';
import { orders } from '../orders/tables.ts';

/** Whether an order that went through has this email address, or this phone number in this ZIP code. */
export const isKnownCustomer = async (
  db: Queries,
  storefront: string,
  { email, phone, zip }: Person,
): Promise<boolean> => {
  const digits = findPhoneDigits(phone, 'US') ?? findPhoneDigits(phone, 'GB') ?? '';
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.storefront, storefront),
        notInArray(orders.status, ['awaiting_payment', 'payment_failed', 'cancelled']),
        or(
          and(sql`${email.trim()} <> ''`, eq(sql`lower(${orders.email})`, email.trim().toLowerCase())),
          and(
            sql`${digits} <> ''`,
            eq(sql`${orders.frozen}->'shippingDetails'->>'phone'`, digits),
            eq(plainZip(sql`${orders.frozen}->'shippingDetails'->'address'->>'zip'`), plainZip(sql`${zip}`)),
          ),
        ),
      ),
    )
    .limit(1);
  return order !== undefined;
};

/** A postal code to compare: "m5v-2t6" is "M5V2T6", and of a ZIP+4 the first five digits count. */
const plainZip = (zip: SQL): SQL =>
  sql`regexp_replace(regexp_replace(upper(${zip}), '[\\s-]', '', 'g'), '^(\\d{5})\\d{4}$', '\\1')`;
