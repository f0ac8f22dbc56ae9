import type { Topics } from '../../../outbox/store.ts';
import { deliveredEmail } from './delivered-email.ts';
import { foundEmail } from './found-email.ts';
import { lateEmail } from './late-email.ts';
import { lostEmail } from './lost-email.ts';
import { movedEmail } from './moved-email.ts';
import { outForDeliveryEmail } from './out-for-delivery-email.ts';
import { resentEmail } from './resent-email.ts';
import { returnedToSenderEmail } from './returned-to-sender-email.ts';
import type { shipmentEmail } from './shipment-news.ts';
import { shippedEmail } from './shipped-email.ts';
import { undeliveredRefundEmail } from './undelivered-refund-email.ts';

/** What shoppers hear of a shipment, by the news. */
export const SHIPMENT_EMAILS: Readonly<
  Record<Topics['shipment.told']['news'], ReturnType<typeof shipmentEmail>>
> = {
  shipped: shippedEmail,
  out_for_delivery: outForDeliveryEmail,
  delivered: deliveredEmail,
  lost: lostEmail,
  found: foundEmail,
  returned_to_sender: returnedToSenderEmail,
  resent: resentEmail,
  refunded: undeliveredRefundEmail,
  late: lateEmail,
  moved: movedEmail,
};
