import { message } from '@counterpane/messages/message';
import { shipmentEmail } from './shipment-news.ts';

/** The email when a shipment has left. */
export const shippedEmail = shipmentEmail({
  name: 'shipped',
  label: 'Shipped',
  title: message('It is on its way'),
  subject: ({ brand, id }) => message('Your {brand} order {id} has shipped', { brand, id }),
  text: (id, date) =>
    date === null
      ? message('Part or all of your order {id} is on its way to you.', { id })
      : message('Part or all of your order {id} is on its way to you. We expect it by {date}.', { id, date }),
});
