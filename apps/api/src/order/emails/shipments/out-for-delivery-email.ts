import { message } from '@counterpane/messages/message';
import { shipmentEmail } from './shipment-news.ts';

/** The email on the day on which a shipment is brought. */
export const outForDeliveryEmail = shipmentEmail({
  name: 'out-for-delivery',
  label: 'Out for delivery',
  title: message('It arrives today'),
  subject: ({ brand, id }) => message('Your {brand} order {id} is out for delivery', { brand, id }),
  text: (id) => message('The carrier is bringing a shipment of your order {id} today.', { id }),
});
