import type { Topics } from '../../outbox/store.ts';
import { exchangeRequestedEmail } from './exchange-requested-email.ts';
import { exchangeUnpaidEmail } from './exchange-unpaid-email.ts';
import { returnApprovedEmail } from './return-approved-email.ts';
import { returnCancelledEmail } from './return-cancelled-email.ts';
import type { returnEmail } from './return-news.ts';
import { returnReceivedEmail } from './return-received-email.ts';
import { returnRefusedEmail } from './return-refused-email.ts';
import { returnRequestedEmail } from './return-requested-email.ts';
import { returnUnderWayEmail } from './return-under-way-email.ts';

type News = Topics['return.told']['news'];

/** What customers hear of a return, by the state that it has come to. */
export const RETURN_EMAILS: Readonly<Record<Exclude<News, 'unpaid'>, ReturnType<typeof returnEmail>>> = {
  requested: returnRequestedEmail,
  approved: returnApprovedEmail,
  under_way: returnUnderWayEmail,
  received: returnReceivedEmail,
  refused: returnRefusedEmail,
  cancelled: returnCancelledEmail,
};

/** What they hear otherwise where the return is an exchange. */
export const EXCHANGE_EMAILS: Readonly<Record<'requested' | 'unpaid', ReturnType<typeof returnEmail>>> = {
  requested: exchangeRequestedEmail,
  unpaid: exchangeUnpaidEmail,
};

/** The email of a return, or of an exchange. */
export const emailOf = (news: News, isExchange: boolean): ReturnType<typeof returnEmail> => {
  if (news === 'unpaid') return EXCHANGE_EMAILS.unpaid;
  return isExchange && news === 'requested' ? EXCHANGE_EMAILS.requested : RETURN_EMAILS[news];
};
