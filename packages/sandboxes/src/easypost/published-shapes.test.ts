import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startUnderTest } from './sandbox-under-test.ts';

// Names and kinds as EasyPost's own answers have them, in the recordings of its Node package's tests (8.8.0, 2024) and
// in the examples of its documentation (2025). What is not there is refused.

const text = z.string();
const seconds = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
const amount = z.string().regex(/^\d+\.\d{2}$/);
const idOf = (kind: string) => z.string().regex(new RegExp(`^${kind}_[0-9a-f]{32}$`));
const dated = { created_at: seconds, updated_at: seconds, mode: z.literal('test') };
const maybe = text.nullable();

const address = z.strictObject({
  id: idOf('adr'),
  object: z.literal('Address'),
  mode: z.literal('test'),
  created_at: z.string().regex(/\+00:00$/),
  updated_at: z.string().regex(/\+00:00$/),
  name: text,
  company: maybe,
  street1: text,
  street2: maybe,
  city: text,
  state: maybe,
  zip: text,
  country: text,
  phone: maybe,
  email: maybe,
  carrier_facility: z.null(),
  residential: z.boolean().nullable(),
  federal_tax_id: z.null(),
  state_tax_id: z.null(),
  verifications: z.object({}),
});

const rate = z.strictObject({
  id: idOf('rate'),
  object: z.literal('Rate'),
  ...dated,
  service: text,
  carrier: text,
  rate: amount,
  currency: text,
  retail_rate: amount,
  retail_currency: text,
  list_rate: amount,
  list_currency: text,
  billing_type: z.literal('easypost'),
  delivery_days: z.int(),
  delivery_date: z.null(),
  delivery_date_guaranteed: z.boolean(),
  est_delivery_days: z.int(),
  shipment_id: idOf('shp'),
  carrier_account_id: idOf('ca'),
});

const label = z.strictObject({
  object: z.literal('PostageLabel'),
  id: idOf('pl'),
  created_at: seconds,
  updated_at: seconds,
  date_advance: z.int(),
  integrated_form: text,
  label_date: seconds,
  label_resolution: z.int(),
  label_size: text,
  label_type: text,
  label_file_type: z.enum(['image/png', 'application/pdf']),
  label_url: z.url(),
  label_pdf_url: z.url().nullable(),
  label_zpl_url: z.null(),
  label_epl2_url: z.null(),
  label_file: z.null(),
});

const location = z.strictObject({
  object: z.literal('TrackingLocation'),
  city: maybe,
  state: maybe,
  country: maybe,
  zip: maybe,
});

const tracker = z.strictObject({
  id: idOf('trk'),
  object: z.literal('Tracker'),
  ...dated,
  tracking_code: text,
  status: z.enum([
    'unknown',
    'pre_transit',
    'in_transit',
    'out_for_delivery',
    'delivered',
    'available_for_pickup',
    'return_to_sender',
    'failure',
    'cancelled',
    'error',
  ]),
  status_detail: text,
  signed_by: z.null(),
  weight: z.number().nullable(),
  est_delivery_date: seconds,
  shipment_id: idOf('shp'),
  carrier: text,
  tracking_details: z.array(
    z.strictObject({
      object: z.literal('TrackingDetail'),
      message: text,
      description: text,
      status: text,
      status_detail: text,
      datetime: seconds,
      source: text,
      carrier_code: text,
      tracking_location: location,
    }),
  ),
  carrier_detail: z.null(),
  fees: z.array(z.never()),
  finalized: z.boolean(),
  is_return: z.boolean(),
  public_url: z.url(),
});

const shipment = z.strictObject({
  id: idOf('shp'),
  object: z.literal('Shipment'),
  ...dated,
  is_return: z.boolean(),
  messages: z.array(
    z.strictObject({
      carrier: text,
      carrier_account_id: idOf('ca'),
      type: z.literal('rate_error'),
      message: text,
    }),
  ),
  options: z.strictObject({
    label_format: z.enum(['PNG', 'PDF']),
    currency: text,
    payment: z.strictObject({ type: z.literal('SENDER') }),
    date_advance: z.int(),
  }),
  reference: maybe,
  status: text,
  tracking_code: maybe,
  batch_id: z.null(),
  batch_status: z.null(),
  batch_message: z.null(),
  customs_info: z.null(),
  from_address: address,
  insurance: z.null(),
  order_id: z.null(),
  parcel: z.strictObject({
    id: idOf('prcl'),
    object: z.literal('Parcel'),
    ...dated,
    length: z.number(),
    width: z.number(),
    height: z.number(),
    predefined_package: z.null(),
    weight: z.number(),
  }),
  postage_label: label.nullable(),
  rates: z.array(rate),
  refund_status: z.null(),
  scan_form: z.null(),
  selected_rate: rate.nullable(),
  tracker: tracker.nullable(),
  to_address: address,
  usps_zone: z.int(),
  return_address: address,
  buyer_address: address,
  forms: z.array(z.never()),
  fees: z.array(
    z.strictObject({
      object: z.literal('Fee'),
      type: z.enum(['LabelFee', 'PostageFee']),
      amount: z.string().regex(/^\d+\.\d{5}$/),
      charged: z.boolean(),
      refunded: z.boolean(),
    }),
  ),
});

const event = z.strictObject({
  description: z.enum(['tracker.created', 'tracker.updated']),
  mode: z.literal('test'),
  previous_attributes: z.strictObject({ status: text.optional() }),
  created_at: z.iso.datetime(),
  pending_urls: z.array(text),
  completed_urls: z.array(text),
  updated_at: z.iso.datetime(),
  id: idOf('evt'),
  user_id: idOf('user'),
  status: z.literal('pending'),
  object: z.literal('Event'),
  result: tracker,
});

let easypost: Awaited<ReturnType<typeof startUnderTest>>;
beforeAll(async () => {
  easypost = await startUnderTest();
});
afterAll(() => easypost.close());

describe('the sandbox answers what EasyPost has been seen to answer', () => {
  it('when a shipment is described, bought and read', async () => {
    const open = shipment.parse((await easypost.create({ reference: 'read' })).body);
    expect([open.postage_label, open.tracker, open.fees]).toEqual([null, null, []]);
    const bought = shipment.parse((await easypost.buy({ options: { label_format: 'PDF' } })).body);
    expect(bought.tracker).toMatchObject({ status: 'unknown', tracking_details: [] });
    const read = shipment.parse((await easypost.call(`/v2/shipments/${bought.id}`)).body);
    expect(read.tracker?.status).toBe('pre_transit');
    const heavy = (await easypost.create({ parcel: { length: 9, width: 9, height: 9, weight: 9_000 } })).body;
    expect(shipment.parse(heavy).messages).toHaveLength(3);
  });

  it('when trackers are listed, and when it tells of one', async () => {
    const { tracking_code: code } = (await easypost.buy()).body;
    await easypost.move(code, 'next');
    const { body } = await easypost.call(`/v2/trackers?tracking_code=${code}`);
    const list = z.strictObject({ trackers: z.array(tracker).length(1), has_more: z.boolean() }).parse(body);
    expect(list.trackers[0]).toMatchObject({ tracking_code: code, status: 'in_transit' });
    await expect.poll(() => easypost.received.some(({ body: sent }) => sent.includes('departed'))).toBe(true);
    for (const { body: sent } of easypost.received) event.parse(JSON.parse(sent));
  });
});
