import { CANCELLATION_REFUSALS, REGION_REFUSALS } from '@counterpane/rules/refusal-groups';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pickListAnswerSchema, pickListQuerySchema } from './pick-list.ts';
import {
  buyLabelSchema,
  decideShipmentSchema,
  moveShipmentSchema,
  staffOrderAnswerSchema,
} from './staff-orders.ts';
import { troubledShipmentsAnswerSchema } from './staff-shipments.ts';

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
  troubledShipments: endpoint({
    at: 'GET /staff/shipments',
    summary: 'Shipments that are lost, have come back or are still here too late, the oldest first',
    who: { staff: 'see-orders' },
    answer: troubledShipmentsAnswerSchema,
    refusals: [],
  }),
  moveShipment: endpoint({
    at: 'POST /staff/orders/:id/shipments/:shipmentId',
    summary: 'Moves a shipment on, or expects it on another day',
    who: { staff: 'ship-orders' },
    params: shipmentParams,
    body: moveShipmentSchema,
    answer: staffOrderAnswerSchema,
    refusals: ['order_not_found', 'shipment_cannot_move', 'delivery_window_unavailable'],
    example: { body: { to: 'shipped', carrier: 'UPS', trackingNumber: '1Z999AA10123456784' } },
  }),
  decideShipment: endpoint({
    at: 'POST /staff/orders/:id/shipments/:shipmentId/decision',
    summary: 'Does not send a shipment, or sends again or gives back what did not arrive',
    who: { staff: 'refund-orders', proved: true },
    params: shipmentParams,
    body: decideShipmentSchema,
    answer: staffOrderAnswerSchema,
    refusals: [
      ...CANCELLATION_REFUSALS,
      ...REGION_REFUSALS,
      'shipment_cannot_move',
      'refund_changed',
      'return_too_many',
      'insufficient_stock',
    ],
    example: { body: { to: 'resent', restocked: [] } },
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
