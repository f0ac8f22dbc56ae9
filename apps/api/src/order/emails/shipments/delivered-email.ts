import { message } from '@counterpane/messages/message';
import { shipmentEmail } from './shipment-news.ts';

/** The email when a shipment was delivered. */
export const deliveredEmail = shipmentEmail({
  name: 'delivered',
  label: 'Delivered',
  title: message('It has arrived'),
  subject: ({ brand, id }) => message('Your {brand} order {id} was delivered', { brand, id }),
  text: (id) =>
    message('A shipment of your order {id} was delivered. If you cannot find it, please write to us.', {
      id,
    }),
});
