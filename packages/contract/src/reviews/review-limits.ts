/** Characters of what is written in a review. */
export const REVIEW_LIMITS = { title: 100, text: 3_000, author: 40 } as const;
