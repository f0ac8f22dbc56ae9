import type { Address } from '@counterpane/contract/checkout/address';
import { MOST_SAVED_ADDRESSES } from '@counterpane/contract/customer/addresses';
import { decideRegion, type ShippingArea } from '@counterpane/rules/address/decide-region';
import { findPhoneDigits } from '@counterpane/rules/address/phone';
import { type TypedAddress, validateAddress } from '@counterpane/rules/address/validate-address';
import { isSamePlace } from '@counterpane/rules/customers/is-same-place';
import type { RegionRefusalCode } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { statesOfPostalCode } from '../../cart/region/zip-states.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import type { SignedInCustomer } from '../../http/customer.ts';
import { newId } from '../../http/ids.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { customerAddresses, customers } from './tables.ts';

type Deps = Pick<OrderDeps, 'database' | 'clock'>;
type Customer = Pick<SignedInCustomer, 'id'>;
type SavedAddress = typeof customerAddresses.$inferSelect;

/** The saved addresses of a customer in a country, the default first, then the newest. */
export const findSavedAddresses = (db: Queries, { id }: Customer, country: string): Promise<SavedAddress[]> =>
  db
    .select()
    .from(customerAddresses)
    .where(
      and(
        eq(customerAddresses.customerId, id),
        eq(customerAddresses.country, country),
        isNull(customerAddresses.deletedAt),
      ),
    )
    .orderBy(sql`${customerAddresses.defaultSince} desc nulls last`, desc(customerAddresses.createdAt));

/** What is wrong with an address, by the rules of the shipping form; else the address as it is stored. */
export const decideAddress = (
  { firstName, lastName, ...typed }: Address,
  area: ShippingArea,
): Decision<TypedAddress, RegionRefusalCode> => {
  const fields = validateAddress(typed, 'shipping');
  if (Object.keys(fields).length > 0) return refuse({ code: 'address_invalid', fields });
  const region = decideRegion(typed, area, statesOfPostalCode);
  if (!region.ok) return region;
  return accept({ ...typed, phone: findPhoneDigits(typed.phone, typed.country) ?? typed.phone });
};

/** Saves an address; the first of a country is its default. One that is there already stays as it is. */
export const saveAddress = (
  { database, clock }: Deps,
  customer: Customer,
  address: TypedAddress,
): Promise<Decision<null, 'addresses_full'>> =>
  database.transaction(async (tx) => {
    await lockAddresses(tx, customer);
    const saved = await findSavedAddresses(tx, customer, address.country);
    const place = decidePlace(saved, address);
    if (!place.ok || place.change === 'saved') return place.ok ? accept(null) : place;
    const createdAt = isoNow(clock);
    await tx.insert(customerAddresses).values({
      id: newId(),
      customerId: customer.id,
      country: address.country,
      address,
      defaultSince: saved.length === 0 ? createdAt : null,
      createdAt,
    });
    return accept(null);
  });

/** Whether an address is saved already, or there is room for it. */
const decidePlace = (
  saved: readonly SavedAddress[],
  address: TypedAddress,
): Decision<'saved' | 'new', 'addresses_full'> => {
  if (saved.some((one) => isSamePlace(one.address, address))) return accept('saved');
  return saved.length < MOST_SAVED_ADDRESSES
    ? accept('new')
    : refuse({ code: 'addresses_full', most: MOST_SAVED_ADDRESSES });
};

/** Two clicks at once are one after the other. */
const lockAddresses = async (tx: Queries, { id }: Customer): Promise<void> => {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('update');
};

/** Changes a saved address within its country. False where the customer has none of this id. */
export const changeAddress = (
  { database: { db } }: Deps,
  customer: Customer,
  id: string,
  address: TypedAddress,
): Promise<boolean> =>
  isThere(
    db
      .update(customerAddresses)
      .set({ address })
      .where(and(isOwn(customer, id), eq(customerAddresses.country, address.country)))
      .returning(ID),
  );

export const makeDefault = (
  { database: { db }, clock }: Deps,
  customer: Customer,
  id: string,
): Promise<boolean> =>
  isThere(
    db
      .update(customerAddresses)
      .set({ defaultSince: isoNow(clock) })
      .where(isOwn(customer, id))
      .returning(ID),
  );

/** It is not saved any more, and can be brought back until `purgeDeletedAddresses` has taken it. */
export const deleteAddress = (
  { database: { db }, clock }: Deps,
  customer: Customer,
  id: string,
): Promise<boolean> =>
  isThere(
    db
      .update(customerAddresses)
      .set({ deletedAt: isoNow(clock) })
      .where(isOwn(customer, id))
      .returning(ID),
  );

/**
 * Brings an address back that was deleted, as it was. One that is saved already stays as it is, also where its place was saved
 * anew since. Null where the customer has none of this id any more.
 */
export const restoreAddress = (
  { database }: Deps,
  customer: Customer,
  id: string,
): Promise<Decision<null, 'addresses_full'> | null> =>
  database.transaction(async (tx) => {
    await lockAddresses(tx, customer);
    const isOwnOne = and(eq(customerAddresses.customerId, customer.id), eq(customerAddresses.id, id));
    const [deleted] = await tx.select().from(customerAddresses).where(isOwnOne);
    if (!deleted) return null;
    const saved = await findSavedAddresses(tx, customer, deleted.country);
    const place = decidePlace(saved, deleted.address);
    if (!place.ok || place.change === 'saved') return place.ok ? accept(null) : place;
    await tx.update(customerAddresses).set({ deletedAt: null }).where(isOwnOne);
    return accept(null);
  });

/** Takes what was deleted before a time, so that nobody can bring it back. */
export const purgeDeletedAddresses = async (db: Queries, before: string): Promise<void> => {
  await db.delete(customerAddresses).where(lt(customerAddresses.deletedAt, before));
};

const ID = { id: customerAddresses.id };

const isOwn = (customer: Customer, id: string) =>
  and(
    eq(customerAddresses.customerId, customer.id),
    eq(customerAddresses.id, id),
    isNull(customerAddresses.deletedAt),
  );

const isThere = async (touched: Promise<readonly object[]>): Promise<boolean> => (await touched).length > 0;
