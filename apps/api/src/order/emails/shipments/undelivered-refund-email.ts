import { message } from '@counterpane/messages/message';
import { shipmentEmail } from './shipment-news.ts';

/** The email when what did not arrive is not sent again. */
export const undeliveredRefundEmail = shipmentEmail({
  name: 'undelivered-refund',
  label: 'Did not arrive, refunded',
  title: message('We are giving your money back'),
  subject: ({ brand, id }) => message('A shipment of your {brand} order {id} did not arrive', { brand, id }),
  text: (id) =>
    message(
      'A shipment of your order {id} did not arrive, and we are sorry. We do not send it again. We are giving back what you paid for it, and will write to you once it is done.',
      { id },
    ),
});
