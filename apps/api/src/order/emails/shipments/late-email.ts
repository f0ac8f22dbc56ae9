import { message } from '@counterpane/messages/message';
import { shipmentEmail } from './shipment-news.ts';

/** The email when a shipment comes later than the shopper was told. */
export const lateEmail = shipmentEmail({
  name: 'late',
  label: 'Later delivery date',
  title: message('It comes later than we said'),
  subject: ({ brand, id }) => message('A new delivery date for your {brand} order {id}', { brand, id }),
  text: (id, date) =>
    message('A shipment of your order {id} is late, and we are sorry. We now expect it by {date}.', {
      id,
      date: date ?? '',
    }),
});
