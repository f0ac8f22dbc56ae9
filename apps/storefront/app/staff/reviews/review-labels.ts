import type { StaffReview } from '@counterpane/contract/staff/staff-reviews';
import type { PlainMessageId } from '@counterpane/messages/message-id';

export const REVIEW_STATE_TEXTS: Readonly<Record<StaffReview['status'], PlainMessageId>> = {
  waiting: 'Review to read',
  edited: 'Changed review to read',
  published: 'Published',
  refused: 'Left out',
  withdrawn: 'Withdrawn by its writer',
};

/** The reasons for which a review is left out. */
export const REVIEW_FAULT_TEXTS = {
  off_topic: 'Not about the product',
  personal_data: 'Names people or how to reach them',
  abusive: 'Hurts or insults',
  advertising: 'Advertises something else',
  unlawful: 'Against the law',
} as const satisfies Readonly<Record<NonNullable<StaffReview['fault']>, PlainMessageId>>;

export const REVIEW_FAULTS = Object.entries(REVIEW_FAULT_TEXTS);

export const isReviewFault = (text: string): text is keyof typeof REVIEW_FAULT_TEXTS =>
  Object.hasOwn(REVIEW_FAULT_TEXTS, text);
