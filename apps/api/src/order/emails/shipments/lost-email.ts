import { message } from '@counterpane/messages/message';
import { shipmentEmail } from './shipment-news.ts';

/** The email when a carrier has lost a shipment. */
export const lostEmail = shipmentEmail({
  name: 'lost',
  label: 'Lost',
  title: message('Your shipment is lost'),
  subject: ({ brand, id }) => message('A shipment of your {brand} order {id} is lost', { brand, id }),
  text: (id) =>
    message(
      'The carrier cannot find a shipment of your order {id}, and we are sorry. We will either send the same things again or give your money back, and will write to you. You do not have to do anything.',
      { id },
    ),
});
