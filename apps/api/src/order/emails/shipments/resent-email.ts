import { message } from '@counterpane/messages/message';
import { shipmentEmail } from './shipment-news.ts';

/** The email when what did not arrive goes out again. */
export const resentEmail = shipmentEmail({
  name: 'resent',
  label: 'Sent again',
  title: message('We are sending it again'),
  subject: ({ brand, id }) => message('We are sending part of your {brand} order {id} again', { brand, id }),
  text: (id, date) =>
    message(
      'A shipment of your order {id} did not arrive, so we are sending the same things again. It costs you nothing. We expect it by {date}.',
      { id, date: date ?? '' },
    ),
});
