import { message } from '@counterpane/messages/message';
import { shipmentEmail } from './shipment-news.ts';

/** The email when a shopper has chosen another day, also where another person did so by a link. */
export const movedEmail = shipmentEmail({
  name: 'moved',
  label: 'Delivery day chosen',
  title: message('Your new delivery day'),
  subject: ({ brand, id }) => message('Your {brand} order {id} comes on another day', { brand, id }),
  text: (id, date) =>
    message(
      'We will deliver a shipment of your order {id} on {date}, as you asked. If you did not change the day, please call us at once.',
      { id, date: date ?? '' },
    ),
});
