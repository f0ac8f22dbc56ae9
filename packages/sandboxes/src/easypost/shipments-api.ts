import { type Answer, ok } from '../machinery/answer.ts';
import { invalid, notFound, refuse } from './answer.ts';
import { type EasypostContext, moveParcel } from './context.ts';
import type { Endpoint } from './easypost-call.ts';
import { createDigits, createId } from './ids.ts';
import { presentShipment } from './present.ts';
import { createTrackingCode, rateParcel, trackedAs } from './rates.ts';
import { isAbroad, type Purchase, type Rate, type Shipment } from './shipment.ts';
import { buySchema, createSchema, labelQuerySchema } from './shipment-shape.ts';
import { daysAfter, type Tracker } from './tracker.ts';

/** `POST /v2/shipments`. A reference may be used again; EasyPost only promises that ids are unique. */
export const createShipment: Endpoint = (context, { body, base }) => {
  if (!hasShipment(body))
    return refuse(422, 'PARAMETER.REQUIRED', 'Missing required parameter.', [
      { field: 'shipment', message: 'cannot be blank' },
    ]);
  const parsed = createSchema.safeParse(body);
  if (!parsed.success) return invalid('SHIPMENT.INVALID_PARAMS', parsed.error);
  const { reference, from_address: from, to_address: to, parcel: size, options } = parsed.data.shipment;
  const shipment: Shipment = {
    id: createId('shp'),
    reference: reference ?? null,
    createdAt: context.now().toISOString(),
    base,
    from,
    to,
    size,
    labelFormat: options?.label_format ?? 'PNG',
    ...rateParcel({ from, to, size }),
    purchase: null,
  };
  return { ...keep(context, shipment), status: 201 };
};

const hasShipment = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'shipment' in body;

/** `GET /v2/shipments/{id or reference}` */
export const readShipment: Endpoint = (context, { id }) => {
  const shipment = findShipment(context, id);
  return shipment ? show(context, shipment) : notFound();
};

/** `POST /v2/shipments/{id}/rerate`: here prices never change. */
export const rerateShipment: Endpoint = (context, { id }) => {
  const shipment = findShipment(context, id);
  if (!shipment) return notFound();
  return shipment.purchase ? isBought() : show(context, shipment);
};

/** `POST /v2/shipments/{id}/buy` */
export const buyShipment: Endpoint = (context, { id, body }) => {
  const shipment = findShipment(context, id);
  if (!shipment) return notFound();
  const parsed = buySchema.safeParse(body);
  if (!parsed.success) return invalid('SHIPMENT.INVALID_PARAMS', parsed.error);
  if (shipment.purchase) return isBought();
  const rate = shipment.rates.find((one) => one.id === parsed.data.rate.id);
  if (!rate) return refuse(422, 'SHIPMENT.MISSING_RATE', 'The rate is not one of this shipment.');
  if (isAbroad(shipment))
    return refuse(422, 'SHIPMENT.CUSTOMS_INFO.REQUIRED', 'Customs information is required to go abroad.');
  return buy(context, shipment, rate);
};

/** The answer still says that nothing is known of the parcel; then it is announced, as it is in EasyPost's test mode. */
const buy = (context: EasypostContext, shipment: Shipment, rate: Rate): Answer => {
  const at = context.now();
  const purchase: Purchase = {
    rate,
    at: at.toISOString(),
    trackerId: createId('trk'),
    trackingCode: createTrackingCode(rate, createDigits(18)),
    labelId: createId('pl'),
    isPdf: shipment.labelFormat === 'PDF',
  };
  const tracker: Tracker = {
    id: purchase.trackerId,
    trackingCode: purchase.trackingCode,
    shipmentId: shipment.id,
    carrier: trackedAs(rate),
    createdAt: purchase.at,
    updatedAt: purchase.at,
    base: shipment.base,
    status: 'unknown',
    statusDetail: 'unknown',
    expectedAt: daysAfter(rate.days, at),
    details: [],
    movesAt: null,
  };
  context.tell(tracker, null);
  const answer = keep(context, { ...shipment, purchase });
  moveParcel(context, tracker, 'next');
  return answer;
};

/** `GET /v2/shipments/{id}/label?file_format=PDF` */
export const convertLabel: Endpoint = (context, { id, query }) => {
  const shipment = findShipment(context, id);
  if (!shipment) return notFound();
  const parsed = labelQuerySchema.safeParse(query);
  if (!parsed.success)
    return refuse(422, 'SHIPMENT.POSTAGE.INVALID_FORMAT', 'The sandbox makes PDFs and nothing else.');
  const { purchase } = shipment;
  return purchase
    ? keep(context, { ...shipment, purchase: { ...purchase, isPdf: true } })
    : refuse(422, 'SHIPMENT.POSTAGE.REQUIRED', 'A label has to be bought first.');
};

const isBought = (): Answer =>
  refuse(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.');

/** By its id; by its reference the last one that has it. */
const findShipment = ({ state }: EasypostContext, id: string): Shipment | null =>
  state.find('shipment', id) ?? state.list('shipment').findLast(({ reference }) => reference === id) ?? null;

const keep = (context: EasypostContext, shipment: Shipment): Answer => {
  context.state.save('shipment', shipment.id, shipment);
  return show(context, shipment);
};

const show = ({ state }: EasypostContext, shipment: Shipment): Answer => {
  const { purchase } = shipment;
  return ok(presentShipment(shipment, purchase && state.find('tracker', purchase.trackerId)));
};
