import { z } from 'zod';
import { okSchema } from '../envelope.ts';

/** A stock item of which unpaid orders hold units. */
const unpaidReservationSchema = z.object({
  item: z.string().describe('The stock item: storefront and SKU.'),
  units: z.int().describe('Held by all unpaid orders together.'),
  orders: z.int(),
  visitors: z.int(),
  available: z.int().describe('What can be bought beside it.'),
  percent: z.int().describe('Of what could be bought without these orders; 0 for what is on back order.'),
  since: z.string().describe('ISO time of the oldest of these orders.'),
  latest: z.string().describe('ISO time of the newest of these orders.'),
});

export type UnpaidReservation = z.infer<typeof unpaidReservationSchema>;

export const unpaidReservationsAnswerSchema = okSchema(z.array(unpaidReservationSchema));
