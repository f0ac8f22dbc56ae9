import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textSchema } from '../envelope.ts';
import {
  deliveryDayChangedAnswerSchema,
  deliveryDaySchema,
  deliveryDaysAnswerSchema,
} from './delivery-day.ts';

const one = {
  who: 'visitor',
  params: z.object({ id: z.string().max(64), shipmentId: z.string().max(64) }),
  query: z.object({ token: textSchema(200).optional() }),
  counts: ['changeOrder'],
} as const;

/** Choosing the day of delivery again, until a shipment is packed. */
export const deliveryDayEndpoints = {
  deliveryDays: endpoint({
    ...one,
    at: 'GET /orders/:id/shipments/:shipmentId/days',
    summary: 'The days on which a shipment of an order can come',
    answer: deliveryDaysAnswerSchema,
    refusals: ['order_not_found'],
  }),
  chooseDeliveryDay: endpoint({
    ...one,
    at: 'PUT /orders/:id/shipments/:shipmentId/days',
    summary: 'Has a shipment that is not packed come on another day',
    description: 'No day costs more than another one, so that the total of the order stays as it is.',
    body: deliveryDaySchema,
    answer: deliveryDayChangedAnswerSchema,
    refusals: [
      'order_not_found',
      'delivery_day_fixed',
      'delivery_date_unavailable',
      'delivery_window_unavailable',
    ],
  }),
} as const;
