import { idSchema } from '@counterpane/contract/envelope';
import {
  type CarrierService,
  CarrierUnavailable,
  type Label,
  LabelRefused,
  type Parcel,
  type Place,
} from '@counterpane/providers/shipping/port';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../deps.ts';
import { type FrozenItem, goodsOfItem } from '../orders/goods-of.ts';
import { findOrder, type Order } from '../orders/store.ts';
import { isLabelAsked } from './is-label-asked.ts';
import { lockCompanions, lockShipment, type Shipment, updateShipment } from './store.ts';

type LabelRefusal = RefusalOf<
  'shipment_cannot_move' | 'label_refused' | 'label_under_way' | 'carrier_silent'
>;

type Bought =
  | { readonly ok: true; readonly parcels: readonly Label[] }
  | { readonly ok: false; readonly refusal: LabelRefusal };

/** A shipment with the order that it is of. */
interface Packed {
  readonly shipment: Shipment;
  readonly order: Order;
}

type Claimed =
  | {
      readonly ok: true;
      readonly shipment: Shipment;
      /** What was added to the order and leaves in its box, each with its own order. */
      readonly companions: readonly Packed[];
      readonly carriers: CarrierService;
    }
  | { readonly ok: false; readonly refusal: LabelRefusal };

/**
 * Buys a label for each parcel of a shipment, which is claimed before: no two are bought at once, and what is in it stays as it is. Bought
 * again it is the same label, so that a process which dies in between has lost nothing. Null for a shipment that is not of
 * the order.
 */
export const buyLabels = async (
  deps: OrderDeps,
  order: Order,
  shipmentId: string,
  count: number,
): Promise<Bought | null> => {
  if (!idSchema.safeParse(shipmentId).success) return null;
  const claimed = await deps.database.transaction((tx) => claim(tx, deps, order, shipmentId));
  if (!claimed?.ok) return claimed;
  const label = await askForLabels(deps, order, claimed, count);
  if (!label.ok) await markAsked(deps.database.db, claimed, null);
  return label;
};

const claim = async (
  tx: Queries,
  { carriers, clock }: OrderDeps,
  order: Order,
  shipmentId: string,
): Promise<Claimed | null> => {
  const shipment = await lockShipment(tx, shipmentId);
  if (shipment?.orderId !== order.id) return null;
  if (!carriers || shipment.carriage !== 'carrier' || shipment.status !== 'preparing')
    return { ok: false, refusal: { code: 'shipment_cannot_move', state: shipment.status } };
  if (isLabelAsked(shipment, clock.now())) return { ok: false, refusal: { code: 'label_under_way' } };
  const companions: Packed[] = [];
  for (const companion of await lockCompanions(tx, shipmentId)) {
    const added = companion.status === 'preparing' ? await findOrder(tx, companion.orderId) : null;
    if (added) companions.push({ shipment: companion, order: added });
  }
  const claimed = { ok: true, shipment, companions, carriers } as const;
  await markAsked(tx, claimed, isoNow(clock));
  return claimed;
};

/** All that goes into one box is claimed together. */
const markAsked = async (
  tx: Queries,
  { shipment, companions }: Extract<Claimed, { readonly ok: true }>,
  labelAskedAt: string | null,
): Promise<void> => {
  for (const { id } of [shipment, ...companions.map((one) => one.shipment)])
    await updateShipment(tx, id, { labelAskedAt });
};

const askForLabels = async (
  { catalogue }: OrderDeps,
  order: Order,
  { shipment, companions, carriers }: Extract<Claimed, { readonly ok: true }>,
  count: number,
): Promise<Bought> => {
  const storefront = catalogue.getStorefront(order.storefront);
  try {
    const parcel = parcelOf([{ shipment, order }, ...companions], storefront, count);
    const parcels: Label[] = [];
    // One after the other: what was bought before one is refused is answered again, and bought once.
    for (let number = 1; number <= count; number += 1)
      parcels.push(
        await carriers.buyLabel({
          reference: number === 1 ? shipment.id : `${shipment.id}-${number}`,
          from: fromOf(shipment, storefront),
          to: toOf(order),
          parcel,
        }),
      );
    return { ok: true, parcels };
  } catch (error) {
    if (error instanceof LabelRefused)
      return { ok: false, refusal: { code: 'label_refused', words: error.message.slice(0, 200) } };
    if (error instanceof CarrierUnavailable) return { ok: false, refusal: { code: 'carrier_silent' } };
    throw error;
  }
};

const fromOf = ({ warehouse }: Shipment, { warehouses, definition }: Storefront): Place => {
  const found = warehouses.find(({ key }) => key === warehouse);
  if (!found) throw new Error(`no warehouse ${warehouse} in ${definition.country}`);
  const { name, street, city, state, zip, phone } = found;
  return {
    name,
    street,
    streetMore: '',
    city,
    state,
    zip,
    country: definition.country,
    phone,
    email: '',
  };
};

const toOf = ({ email, frozen }: Order): Place => {
  const { firstName, lastName, phone, address } = frozen.shippingDetails;
  const { line1, line2, zip, city, state, country } = address;
  return {
    name: `${firstName} ${lastName}`.trim(),
    street: line1,
    streetMore: line2,
    city,
    state,
    zip,
    country,
    phone,
    email,
  };
};

/** Inches of the box that a mattress is rolled into, and of one for anything else. */
const ROLLED = { width: 19, length: 44, height: 19 };
const PLAIN = { width: 18, length: 24, height: 12 };
/** Pounds that carriers are told, which weigh each parcel themselves. A mattress weighs more the larger it is. */
const POUNDS = { large: 60, small: 4 };
const POUNDS_A_CUBIC_FOOT = 2.3;

/** One of so many parcels of all units that leave together: the largest box, with its share of the weight of them all. */
const parcelOf = (packed: readonly Packed[], storefront: Storefront, count: number): Parcel => {
  const units = packed.flatMap(({ shipment, order: { frozen } }) =>
    shipment.lines.flatMap(({ itemIdentifier, quantity }) => {
      const item = frozen.cart.items.find((one) => one.itemIdentifier === itemIdentifier);
      const isRolled = item?.parcelDimensions !== null;
      return item ? [{ isRolled, weight: weightOf(item, frozen, storefront) * quantity }] : [];
    }),
  );
  const box = units.some(({ isRolled }) => isRolled) ? ROLLED : PLAIN;
  return { ...box, weight: Math.ceil(units.reduce((sum, { weight }) => sum + weight, 0) / count) };
};

/** Of one unit. The dimensions of what is rolled are those that it has on its bed. */
const weightOf = (item: FrozenItem, frozen: Order['frozen'], storefront: Storefront): number => {
  const { parcelDimensions: flat } = item;
  if (flat) return ((flat.width * flat.length * flat.height) / 1728) * POUNDS_A_CUBIC_FOOT;
  return hasTrait(goodsOfItem(frozen, item, storefront).kind, 'large') ? POUNDS.large : POUNDS.small;
};
