import { message } from '@counterpane/messages/message';
import { shipmentEmail } from './shipment-news.ts';

/** The email when a shipment could not be delivered and comes back. */
export const returnedToSenderEmail = shipmentEmail({
  name: 'returned-to-sender',
  label: 'Returned to sender',
  title: message('It could not be delivered'),
  subject: ({ brand, id }) => message('Your {brand} order {id} could not be delivered', { brand, id }),
  text: (id) =>
    message(
      'A shipment of your order {id} could not be delivered and is on its way back to us. Once it is here we send it again or give your money back, and we will write to you. If your address has changed, please write to us.',
      { id },
    ),
});
