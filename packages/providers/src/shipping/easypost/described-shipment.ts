import type { LabelRequest, Parcel, Place } from '../port.ts';
import type { EasypostShipment } from './easypost-answers.ts';

/** What EasyPost is told of a parcel, to be sent under a reference. */
export const describeShipment = ({ from, to, parcel }: LabelRequest, reference: string) => ({
  reference,
  from_address: toAddress(from),
  to_address: toAddress(to),
  parcel: toParcel(parcel),
  options: { label_format: 'PDF' },
});

/** Whether EasyPost's shipment is this parcel, from and to these places. */
export const isDescribed = (found: EasypostShipment, { from, to, parcel }: LabelRequest): boolean => {
  const wanted = toParcel(parcel);
  return (
    isPlace(found.from_address, from) &&
    isPlace(found.to_address, to) &&
    SIDES.every((side) => Math.abs(found.parcel[side] - wanted[side]) < 0.05)
  );
};

const SIDES = ['length', 'width', 'height', 'weight'] as const;

/** EasyPost takes no empty texts: what is not said is left out. */
const toAddress = (place: Place) => {
  const { name, street, streetMore, city, state, zip, country, phone, email } = place;
  const said = { name, street1: street, street2: streetMore, city, state, zip, country, phone, email };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''));
};

/** Inches as they are, pounds as ounces; EasyPost has one digit after the point. */
const toParcel = ({ length, width, height, weight }: Parcel) => ({
  length: toTenths(length),
  width: toTenths(width),
  height: toTenths(height),
  weight: toTenths(weight * OUNCES_IN_A_POUND),
});

const OUNCES_IN_A_POUND = 16;

const toTenths = (number: number): number => Math.round(number * 10) / 10;

/** Capitals and the last four digits of a ZIP code are EasyPost's own, where it has looked an address up. */
const isPlace = (found: EasypostShipment['to_address'], place: Place): boolean =>
  isSame(found.name, place.name) &&
  isSame(found.street1, place.street) &&
  isSame(found.street2, place.streetMore) &&
  isSame(found.city, place.city) &&
  isSame(found.state, place.state) &&
  isSame(found.country, place.country) &&
  (found.zip ?? '').toLowerCase().startsWith(place.zip.toLowerCase());

const isSame = (found: string | null | undefined, said: string): boolean =>
  (found ?? '').trim().toLowerCase() === said.trim().toLowerCase();
