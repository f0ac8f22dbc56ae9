import type { DifferencePayment } from '@counterpane/contract/orders/difference-payment';
import { type OrderNews, pageUrls } from '../../../page-urls.ts';

/** What costs more than was paid for it. */
type Difference = 'address' | 'exchange';

const NEWS = {
  unpaid: 'left',
  failed: 'failed',
  paid: 'paid',
  over: 'over',
  called_off: 'called-off',
  ended: 'ended',
} as const;

/** What the page of the order tells of the payment of a difference. */
export const newsOfPayment = (of: Difference, { status }: Pick<DifferencePayment, 'status'>): OrderNews =>
  `${of}-${NEWS[status]}`;

/** The page on which a difference is paid; that of the order where nothing is left to pay. */
export const paymentUrl = (of: Difference, orderId: string, { pageUrl }: DifferencePayment): string =>
  pageUrl ?? pageUrls.order(orderId, newsOfPayment(of, { status: 'paid' }));
