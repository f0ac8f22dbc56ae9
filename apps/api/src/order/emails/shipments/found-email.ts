import { message } from '@counterpane/messages/message';
import { shipmentEmail } from './shipment-news.ts';

/** The email when a carrier has found what it had lost. */
export const foundEmail = shipmentEmail({
  name: 'found',
  label: 'Found again',
  title: message('It is found and on its way'),
  subject: ({ brand, id }) => message('Your {brand} order {id} is on its way again', { brand, id }),
  text: (id, date) =>
    date === null
      ? message('The carrier has found a shipment of your order {id}, and it is on its way to you again.', {
          id,
        })
      : message(
          'The carrier has found a shipment of your order {id}, and it is on its way to you again. We expect it by {date}.',
          { id, date },
        ),
});
