import { expect, it } from 'vitest';
import { REVIEW_FAULTS } from './review-faults.ts';

it('A review is left out for what it says of others and never for its score', () => {
  expect(REVIEW_FAULTS).toEqual(['off_topic', 'personal_data', 'abusive', 'advertising', 'unlawful']);
});
