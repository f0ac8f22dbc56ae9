import { writeDecimal } from '../machinery/decimal-amount.ts';
import { createId } from './ids.ts';
import type { Address, Purchase, Rate, Shipment } from './shipment.ts';
import { isOver, type Tracker, type TrackingDetail } from './tracker.ts';

/** The sandbox knows one account at every carrier, and one user. */
const ACCOUNT = createId('ca');
const USER = createId('user');

/** Whole seconds, as EasyPost writes most times. */
const inSeconds = (iso: string): string => `${iso.slice(0, 19)}Z`;

/** A shipment as `/v2/shipments` shows it, with every name that EasyPost's recorded answers have. */
export const presentShipment = (shipment: Shipment, tracker: Tracker | null) => {
  const { id, reference, createdAt, labelFormat, rates, messages, purchase } = shipment;
  const created = inSeconds(createdAt);
  const from = presentAddress(shipment.from, createdAt);
  const to = presentAddress(purchase ? asBought(shipment.to) : shipment.to, createdAt);
  return {
    id,
    object: 'Shipment',
    mode: 'test',
    created_at: created,
    updated_at: inSeconds(purchase?.at ?? createdAt),
    reference,
    status: 'unknown',
    is_return: false,
    tracking_code: purchase?.trackingCode ?? null,
    batch_id: null,
    batch_status: null,
    batch_message: null,
    messages: messages.map((one) => ({ ...one, type: 'rate_error', carrier_account_id: ACCOUNT })),
    options: {
      label_format: labelFormat,
      currency: 'USD',
      payment: { type: 'SENDER' },
      date_advance: 0,
    },
    customs_info: null,
    insurance: null,
    order_id: null,
    parcel: {
      id: `prcl_${id.slice(4)}`,
      object: 'Parcel',
      mode: 'test',
      created_at: created,
      updated_at: created,
      predefined_package: null,
      ...shipment.size,
    },
    from_address: from,
    return_address: from,
    to_address: to,
    buyer_address: to,
    rates: rates.map((rate) => presentRate(rate, shipment)),
    selected_rate: purchase && presentRate(purchase.rate, shipment),
    postage_label: purchase && presentLabel(purchase, shipment),
    tracker: tracker && presentTracker(tracker),
    refund_status: null,
    scan_form: null,
    usps_zone: 4,
    forms: [],
    fees: purchase ? feesOf(purchase) : [],
  };
};

/** Once bought, the address that goes is written as its carrier writes it. */
const asBought = (address: Address): Address => ({
  ...address,
  name: address.name.toUpperCase(),
  street1: address.street1.toUpperCase(),
  city: address.city.toUpperCase(),
  zip: address.country === 'US' && address.zip.length === 5 ? `${address.zip}-0001` : address.zip,
});

const presentAddress = (address: Address, createdAt: string) => ({
  id: createId('adr'),
  object: 'Address',
  mode: 'test',
  created_at: `${createdAt.slice(0, 19)}+00:00`,
  updated_at: `${createdAt.slice(0, 19)}+00:00`,
  name: address.name,
  company: null,
  street1: address.street1,
  street2: address.street2 ?? null,
  city: address.city,
  state: address.state ?? null,
  zip: address.zip,
  country: address.country,
  phone: address.phone ?? null,
  email: address.email ?? null,
  carrier_facility: null,
  residential: null,
  federal_tax_id: null,
  state_tax_id: null,
  verifications: {},
});

const presentRate = (
  { id, carrier, service, cents, currency, days }: Rate,
  { id: shipmentId, createdAt }: Shipment,
) => ({
  id,
  object: 'Rate',
  mode: 'test',
  created_at: inSeconds(createdAt),
  updated_at: inSeconds(createdAt),
  carrier,
  service,
  rate: writeDecimal(cents),
  currency,
  retail_rate: writeDecimal(cents + 250),
  retail_currency: currency,
  list_rate: writeDecimal(cents + 50),
  list_currency: currency,
  billing_type: 'easypost',
  delivery_days: days,
  delivery_date: null,
  delivery_date_guaranteed: false,
  est_delivery_days: days,
  shipment_id: shipmentId,
  carrier_account_id: ACCOUNT,
});

/** In the format that was asked for; a PDF of a picture is there once it was made. */
const presentLabel = ({ labelId, at, isPdf }: Purchase, { base, labelFormat }: Shipment) => {
  const file = `${base}/files/postage_label/${labelId}`;
  const isAskedFor = labelFormat === 'PDF';
  return {
    id: labelId,
    object: 'PostageLabel',
    created_at: inSeconds(at),
    updated_at: inSeconds(at),
    date_advance: 0,
    integrated_form: 'none',
    label_date: inSeconds(at),
    label_resolution: 300,
    label_size: '4x6',
    label_type: 'default',
    label_file_type: isAskedFor ? 'application/pdf' : 'image/png',
    label_url: isAskedFor ? `${file}.pdf` : `${file}.png`,
    label_pdf_url: isPdf && !isAskedFor ? `${file}.pdf` : null,
    label_zpl_url: null,
    label_epl2_url: null,
    label_file: null,
  };
};

const feesOf = ({ rate }: Purchase) => [
  { object: 'Fee', type: 'LabelFee', amount: '0.00000', charged: true, refunded: false },
  {
    object: 'Fee',
    type: 'PostageFee',
    amount: `${writeDecimal(rate.cents)}000`,
    charged: true,
    refunded: false,
  },
];

/** A tracker as `/v2/trackers`, shipments and events show it. */
export const presentTracker = (tracker: Tracker) => ({
  id: tracker.id,
  object: 'Tracker',
  mode: 'test',
  tracking_code: tracker.trackingCode,
  status: tracker.status,
  status_detail: tracker.statusDetail,
  created_at: inSeconds(tracker.createdAt),
  updated_at: inSeconds(tracker.updatedAt),
  signed_by: null,
  weight: null,
  est_delivery_date: inSeconds(tracker.expectedAt),
  shipment_id: tracker.shipmentId,
  carrier: tracker.carrier,
  tracking_details: tracker.details.map((detail) => presentDetail(detail, tracker)),
  carrier_detail: null,
  fees: [],
  finalized: isOver(tracker),
  is_return: false,
  public_url: `${tracker.base}${trackingPathOf(tracker)}`,
});

/** EasyPost's tracking pages have the version and the tracker's id in them. */
export const trackingPathOf = ({ id }: Pick<Tracker, 'id'>): string =>
  `/track/${Buffer.from(`v1:${id}`).toString('base64url')}`;

const presentDetail = (
  { status, statusDetail, message, at, place }: TrackingDetail,
  { carrier }: Tracker,
) => ({
  object: 'TrackingDetail',
  message,
  description: '',
  status,
  status_detail: statusDetail,
  datetime: inSeconds(at),
  source: carrier,
  carrier_code: '',
  tracking_location: {
    object: 'TrackingLocation',
    city: place.city,
    state: place.state ?? null,
    country: place.country,
    zip: place.zip,
  },
});

/** What a webhook brings: `previous` is the parcel as it was before, null for one that is new. */
export const presentEvent = (id: string, tracker: Tracker, previous: Tracker | null) => ({
  description: previous === null ? 'tracker.created' : 'tracker.updated',
  mode: 'test',
  previous_attributes: previous === null ? {} : { status: previous.status },
  created_at: tracker.updatedAt,
  pending_urls: [],
  completed_urls: [],
  updated_at: tracker.updatedAt,
  id,
  user_id: USER,
  status: 'pending',
  object: 'Event',
  result: presentTracker(tracker),
});
