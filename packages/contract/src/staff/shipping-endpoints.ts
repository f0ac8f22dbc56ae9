import { CANCELLATION_REFUSALS } from '@counterpane/rules/refusal-groups';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pickListAnswerSchema, pickListQuerySchema } from './pick-list.ts';
import { buyLabelSchema, moveShipmentSchema, staffOrderAnswerSchema } from './staff-orders.ts';

const shipmentParams = z.object({ id: z.string().max(64), shipmentId: z.string().max(64) });

/** What staff do to send what was ordered [K7.55]. */
export const shippingEndpoints = {
  pickList: endpoint({
    at: 'GET /staff/pick-list',
    summary: 'What is to be taken from the shelves of a warehouse, and the shipments that it is for',
    who: { staff: 'ship-orders' },
    query: pickListQuerySchema,
    answer: pickListAnswerSchema,
    refusals: [],
  }),
  moveShipment: endpoint({
    at: 'POST /staff/orders/:id/shipments/:shipmentId',
    summary: 'Moves a shipment on, or expects it on another day',
    who: { staff: 'ship-orders' },
    params: shipmentParams,
    body: moveShipmentSchema,
    answer: staffOrderAnswerSchema,
    refusals: [...CANCELLATION_REFUSALS, 'shipment_cannot_move', 'delivery_window_unavailable'],
    example: { body: { to: 'shipped', carrier: 'UPS', trackingNumber: '1Z999AA10123456784' } },
  }),
  buyLabel: endpoint({
    at: 'POST /staff/orders/:id/shipments/:shipmentId/label',
    summary: 'Buys a label for each parcel of a shipment, which makes it ready',
    who: { staff: 'ship-orders' },
    params: shipmentParams,
    body: buyLabelSchema,
    answer: staffOrderAnswerSchema,
    refusals: [
      'order_not_found',
      'shipment_cannot_move',
      'label_refused',
      'label_under_way',
      'carrier_silent',
    ],
  }),
  packingSlip: endpoint({
    at: 'GET /staff/orders/:id/shipments/:shipmentId/packing-slip',
    summary: 'The paper that goes into a parcel: what is in it, without prices',
    who: { staff: 'see-orders' },
    params: shipmentParams,
    query: z.object({}),
    answer: { media: 'application/pdf' },
    refusals: ['order_not_found'],
    limit: 'openDocument',
  }),
} as const;
