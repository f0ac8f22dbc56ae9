import type { OwnReview, ReviewableLine } from '@counterpane/contract/reviews/own-reviews';
import type { PlainMessageId } from '@counterpane/messages/message-id';

/** What each score says, the best first. */
export const SCORE_TEXTS = [
  { score: 5, text: '5 stars: excellent' },
  { score: 4, text: '4 stars: good' },
  { score: 3, text: '3 stars: fair' },
  { score: 2, text: '2 stars: poor' },
  { score: 1, text: '1 star: bad' },
] as const satisfies readonly { readonly score: number; readonly text: PlainMessageId }[];

type Scale = ReviewableLine['scales'][number];

export const SCALE_TEXTS: Readonly<Record<Scale, PlainMessageId>> = {
  fits: 'How does it fit?',
  sleeps: 'How does it sleep?',
};

/** The steps of each scale, from 1. */
export const STEP_TEXTS: Readonly<Record<Scale, readonly PlainMessageId[]>> = {
  fits: ['Much too small', 'A little small', 'As expected', 'A little large', 'Much too large'],
  sleeps: ['Much too soft', 'A little soft', 'As expected', 'A little firm', 'Much too firm'],
};

export const STATE_TEXTS: Readonly<Record<OwnReview['status'], PlainMessageId>> = {
  waiting: 'We read every review before it is shown, and write to you when yours is.',
  published: 'Your review is published.',
  edited: 'Your review is published. We are reading your changes, and show what you wrote before until then.',
  refused: 'We could not publish your review.',
  withdrawn: 'You have withdrawn your review.',
};

/** Why staff did not publish what was written last. */
export const FAULT_TEXTS: Readonly<Record<NonNullable<OwnReview['fault']>, PlainMessageId>> = {
  off_topic: 'It is not about the product itself.',
  personal_data: 'It names people, or says how they can be reached.',
  abusive: 'Its words may hurt or insult others.',
  advertising: 'It advertises something else.',
  unlawful: 'The law does not let us publish it.',
};
