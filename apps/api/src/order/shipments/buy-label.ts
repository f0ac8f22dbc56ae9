import { idSchema } from '@counterpane/contract/envelope';
import {
  CarrierUnavailable,
  type Label,
  LabelRefused,
  type Parcel,
  type Place,
} from '@counterpane/providers/shipping/port';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { type FrozenItem, kindOfItem } from './kind-of-item.ts';
import { findShipment, type Shipment } from './store.ts';

type Bought =
  | { readonly ok: true; readonly parcel: Pick<Shipment, keyof Label> }
  | {
      readonly ok: false;
      readonly refusal: RefusalOf<'shipment_cannot_move' | 'label_refused' | 'carrier_silent'>;
    };

/**
 * Buys the label of a shipment before anything is written: bought again it is the same one, so that a process which dies in
 * between has lost nothing. Null for a shipment that is not of the order.
 */
export const buyLabel = async (deps: OrderDeps, order: Order, shipmentId: string): Promise<Bought | null> => {
  const { carriers, catalogue, database } = deps;
  const shipment = idSchema.safeParse(shipmentId).success
    ? await findShipment(database.db, shipmentId)
    : null;
  if (shipment?.orderId !== order.id) return null;
  if (!carriers || shipment.carriage !== 'carrier' || shipment.status !== 'preparing')
    return { ok: false, refusal: { code: 'shipment_cannot_move', state: shipment.status } };
  const storefront = catalogue.getStorefront(order.storefront);
  try {
    const label = await carriers.buyLabel({
      reference: shipment.id,
      from: fromOf(shipment, storefront),
      to: toOf(order),
      parcel: parcelOf(shipment, order, storefront),
    });
    return { ok: true, parcel: label };
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

/** All units of a shipment as one parcel: the largest box, with the weight of them all. */
const parcelOf = ({ lines }: Shipment, { frozen }: Order, storefront: Storefront): Parcel => {
  const units = lines.flatMap(({ itemIdentifier, quantity }) => {
    const item = frozen.cart.items.find((one) => one.itemIdentifier === itemIdentifier);
    return item
      ? [{ isRolled: item.parcelDimensions !== null, weight: weightOf(item, storefront) * quantity }]
      : [];
  });
  const box = units.some(({ isRolled }) => isRolled) ? ROLLED : PLAIN;
  return { ...box, weight: Math.ceil(units.reduce((sum, { weight }) => sum + weight, 0)) };
};

/** Of one unit. The dimensions of what is rolled are those that it has on its bed. */
const weightOf = (item: FrozenItem, storefront: Storefront): number => {
  const { parcelDimensions: flat } = item;
  if (flat) return ((flat.width * flat.length * flat.height) / 1728) * POUNDS_A_CUBIC_FOOT;
  return hasTrait(kindOfItem(item, storefront), 'large') ? POUNDS.large : POUNDS.small;
};
