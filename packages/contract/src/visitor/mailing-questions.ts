import type { MailingKind } from '@counterpane/rules/mailings/mailings';

/** What the page asks about each kind of message, as it is stored with the answer. Another version when words change. */
export const MAILING_QUESTIONS = {
  newsletter: 'News and offers',
  cart_reminder: 'A reminder of what you left in your cart',
  back_in_stock: 'A note when something you asked about is back in stock',
  price_drop: 'A note when a price that you asked about has fallen',
  review_request: 'A request to review what you bought',
  trial_ending: 'A note before the trial of what you bought ends',
} as const satisfies Readonly<Record<MailingKind, string>>;

/** What who signs up for the newsletter agrees to, twice: by the form, and by the link of an email. */
export const NEWSLETTER_CONSENT = 'Yes, send me news and offers by email. I can stop them at any time.';

/** What who leaves an email at a product agrees to. */
export const NOTICE_CONSENTS = {
  back_in_stock: 'Email me once when this is in stock again.',
  price_drop: 'Email me once when this costs less than now.',
} as const;

export const MAILING_QUESTIONS_VERSION = '1';
