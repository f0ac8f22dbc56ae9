import { LabelRefused, type LabelRequest } from '../port.ts';
import { isDescribed } from './described-shipment.ts';
import { type EasypostShipment, shipmentSchema } from './easypost-answers.ts';
import type { EasypostClient } from './easypost-client.ts';

/** What EasyPost has for a reference of the store: a label, a shipment that can be bought, or room for a new one. */
type FoundShipment =
  | { readonly kind: 'bought'; readonly shipment: EasypostShipment }
  | { readonly kind: 'open'; readonly shipment: EasypostShipment }
  | { readonly kind: 'none'; readonly reference: string };

/** How often a parcel may be described otherwise before its label is bought. */
const MOST_DESCRIPTIONS = 10;

/**
 * A shipment at EasyPost cannot be changed. One that was described otherwise (another weight, an address that was
 * corrected) and never bought is left alone, and the parcel has its next one under the reference with a number after
 * it. All of them are looked at first, so that a label which was bought for any of them is found.
 */
export const findShipment = async (call: EasypostClient, request: LabelRequest): Promise<FoundShipment> => {
  let open: EasypostShipment | null = null;
  for (let number = 1; number <= MOST_DESCRIPTIONS; number += 1) {
    const reference = numbered(request.reference, number);
    const shipment = await readShipment(call, reference);
    if (!shipment) return open ? { kind: 'open', shipment: open } : { kind: 'none', reference };
    if (isBought(shipment)) return { kind: 'bought', shipment };
    if (isDescribed(shipment, request)) open = shipment;
  }
  if (open) return { kind: 'open', shipment: open };
  throw new LabelRefused('This shipment was described otherwise too often: make a new one.');
};

/** EasyPost takes a reference wherever it takes an id. */
export const readShipment = async (
  call: EasypostClient,
  reference: string,
): Promise<EasypostShipment | null> => {
  const answer = await call({
    method: 'GET',
    path: `shipments/${encodeURIComponent(reference)}`,
    answer: shipmentSchema,
  });
  if (answer.ok) return answer.value;
  if (answer.status === 404) return null;
  throw new LabelRefused(answer.message);
};

export const isBought = ({ postage_label: label, tracking_code: code }: EasypostShipment): boolean =>
  Boolean(label) && Boolean(code);

/** A tilde stands in no id of ours, and means nothing in an address. */
const numbered = (reference: string, number: number): string =>
  number === 1 ? reference : `${reference}~${number}`;
