import type { Topics } from '../../../outbox/store.ts';
import { reviewAnsweredEmail } from './review-answered-email.ts';
import type { reviewEmail } from './review-news.ts';
import { reviewPublishedEmail } from './review-published-email.ts';
import { reviewRefusedEmail } from './review-refused-email.ts';

type News = Topics['review.told']['news'];

/** What writers hear of their reviews. */
export const REVIEW_EMAILS: Readonly<Record<News, ReturnType<typeof reviewEmail>>> = {
  published: reviewPublishedEmail,
  refused: reviewRefusedEmail,
  answered: reviewAnsweredEmail,
};
