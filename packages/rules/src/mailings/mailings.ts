/** What lets a message be sent to who has chosen nothing about it. */
type Basis =
  /** They signed up for it by name. */
  | 'sign_up'
  /** They agreed to emails at the checkout. */
  | 'consent'
  /** They asked for this one message. */
  | 'request';

interface Mailing {
  readonly basis: Basis;
  /** Hours without a change after which a cart counts as left, and after which it is too late to remind of it. */
  readonly afterHours?: number;
  readonly untilHours?: number;
  /** Days before the last night. */
  readonly daysBefore?: number;
}

/** Every message that does not belong to an order: what it rests on, when it is sent, and how often [R060]. */
export const MAILINGS = {
  newsletter: { basis: 'sign_up' },
  /** Once for each cart, and of one cart a day. */
  cart_reminder: { basis: 'consent', afterHours: 20, untilHours: 96 },
  /** Once for each request. */
  back_in_stock: { basis: 'request' },
  /** Once for each request. */
  price_drop: { basis: 'request' },
  /** Once for each order, after the nights that the storefront says (`reviewNights`). */
  review_request: { basis: 'consent' },
  /** Once for each line of an order. */
  trial_ending: { basis: 'consent', daysBefore: 14 },
} as const satisfies Readonly<Record<string, Mailing>>;

export type MailingKind = keyof typeof MAILINGS;

/** In the order of the page on which they are chosen. */
export const MAILING_KINDS = [
  'newsletter',
  'cart_reminder',
  'back_in_stock',
  'price_drop',
  'review_request',
  'trial_ending',
] as const satisfies readonly MailingKind[];
