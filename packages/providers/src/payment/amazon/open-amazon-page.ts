import { formatReference } from '../order-reference.ts';
import { HostedPageRefused, type HostedPageRequest } from '../port.ts';

/**
 * Nothing is asked of Amazon: its own script opens its page, from a button on a page of ours. There is a session when the
 * shopper comes back with one; until then the attempt is known by its own name.
 */
export const openAmazonPage = ({
  orderId,
  paymentId,
  buttonPageUrl,
}: HostedPageRequest): { reference: string; url: string } => {
  if (!buttonPageUrl) throw new HostedPageRefused('Amazon Pay begins at a button of its own.');
  return { reference: formatReference({ orderId, paymentId }), url: buttonPageUrl };
};
