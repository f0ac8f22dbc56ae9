/**
 * Why staff may leave a review out. That it is bad is no reason: who publishes reviews of their own goods may not suppress those
 * that are negative (16 CFR 465.7) [R055].
 */
export const REVIEW_FAULTS = ['off_topic', 'personal_data', 'abusive', 'advertising', 'unlawful'] as const;

/** @example const fault: ReviewFault = 'off_topic' */
export type ReviewFault = (typeof REVIEW_FAULTS)[number];
