/** Characters of what is asked about a product. */
export const QUESTION_LIMITS = { text: 1_000, author: 40 } as const;
