import { CarrierUnavailable, type Label, LabelRefused, type LabelRequest } from '../port.ts';
import { carrierName } from './carrier-name.ts';
import { describeShipment } from './described-shipment.ts';
import { type EasypostRate, type EasypostShipment, shipmentSchema } from './easypost-answers.ts';
import type { EasypostAnswer, EasypostClient } from './easypost-client.ts';
import { findShipment, isBought, readShipment } from './find-shipment.ts';

/**
 * Buys the cheapest rate. A shipment that is there already is bought and no second one, which EasyPost refuses to sell
 * twice, whatever became of an earlier call. A reference is asked for by one caller at a time: EasyPost itself takes the
 * same one for two shipments.
 */
export const buyLabel = async (call: EasypostClient, request: LabelRequest): Promise<Label> => {
  const found = await findShipment(call, request);
  if (found.kind === 'bought') return toLabel(call, found.shipment);
  const shipment = await (found.kind === 'open'
    ? rerate(call, found.shipment)
    : create(call, request, found.reference));
  return toLabel(call, isBought(shipment) ? shipment : await buy(call, shipment));
};

const create = async (
  call: EasypostClient,
  request: LabelRequest,
  reference: string,
): Promise<EasypostShipment> =>
  getValue(
    await call({
      method: 'POST',
      path: 'shipments',
      body: { shipment: describeShipment(request, reference) },
      answer: shipmentSchema,
    }),
  );

/** Rates of an older shipment may be carriers' no longer. */
const rerate = async (call: EasypostClient, { id }: EasypostShipment): Promise<EasypostShipment> => {
  const path = `shipments/${id}/rerate`;
  return getUnlessSold(call, id, await call({ method: 'POST', path, body: {}, answer: shipmentSchema }));
};

const buy = async (call: EasypostClient, shipment: EasypostShipment): Promise<EasypostShipment> => {
  const { id } = shipment;
  const path = `shipments/${id}/buy`;
  const body = { rate: { id: cheapestOf(shipment).id } };
  return getUnlessSold(call, id, await call({ method: 'POST', path, body, answer: shipmentSchema }));
};

/** An earlier call may take effect late: then the shipment is read as that one left it. */
const getUnlessSold = async (
  call: EasypostClient,
  id: string,
  answer: EasypostAnswer<EasypostShipment>,
): Promise<EasypostShipment> => {
  if (answer.ok || answer.code !== 'SHIPMENT.POSTAGE.EXISTS') return getValue(answer);
  const bought = await readShipment(call, id);
  if (bought && isBought(bought)) return bought;
  throw new CarrierUnavailable('EasyPost sold a label and does not show it');
};

/** Carriers of one country quote in one currency; a rate in another than the first is not compared. */
const cheapestOf = ({ rates, messages }: EasypostShipment): EasypostRate => {
  const [cheapest] = rates
    .filter(({ currency }) => currency === rates[0]?.currency)
    .toSorted((a, b) => Number(a.rate) - Number(b.rate));
  if (cheapest) return cheapest;
  const reasons = (messages ?? []).map(
    ({ carrier, message }) => `${carrier ?? 'A carrier'}: ${message ?? ''}`,
  );
  throw new LabelRefused(reasons.join(' ') || 'No carrier offers to take this parcel.');
};

const toLabel = async (call: EasypostClient, shipment: EasypostShipment): Promise<Label> => {
  const { tracking_code: trackingNumber, tracker, selected_rate: rate } = shipment;
  if (!trackingNumber) throw new CarrierUnavailable('EasyPost sold a label without a tracking number');
  const labelUrl = pdfOf(shipment) ?? pdfOf(await convert(call, shipment));
  if (!labelUrl) throw new CarrierUnavailable('EasyPost has no PDF of a label');
  return {
    carrier: carrierName(tracker?.carrier ?? rate?.carrier ?? ''),
    trackingNumber,
    trackingUrl: tracker?.public_url ?? null,
    labelUrl,
  };
};

/** A carrier whose labels come as pictures alone is asked for a PDF of one. */
const convert = async (call: EasypostClient, { id }: EasypostShipment): Promise<EasypostShipment> =>
  getValue(
    await call({
      method: 'GET',
      path: `shipments/${id}/label`,
      query: { file_format: 'PDF' },
      answer: shipmentSchema,
    }),
  );

const pdfOf = ({ postage_label: label }: EasypostShipment): string | null =>
  label?.label_pdf_url ?? (label?.label_file_type === 'application/pdf' ? (label.label_url ?? null) : null);

const getValue = <T>(answer: EasypostAnswer<T>): T => {
  if (answer.ok) return answer.value;
  throw new LabelRefused(answer.message);
};
