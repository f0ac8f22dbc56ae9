/** Every state of a question about a product [R055]: shoppers read it with its answer alone. */
export const QUESTION_STATES = ['waiting', 'answered', 'refused'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** What staff do with a question. */
type QuestionStep = 'answer' | 'refuse';

/** Where each step leads: an answer can be changed, and what was refused can be answered after all. */
const QUESTION_STEPS: Readonly<
  Record<QuestionState, Readonly<Partial<Record<QuestionStep, QuestionState>>>>
> = {
  waiting: { answer: 'answered', refuse: 'refused' },
  answered: { answer: 'answered', refuse: 'refused' },
  refused: { answer: 'answered' },
};

/** Where a step leads; null where it is refused. @example stepQuestion('refused', 'refuse') // null */
export const stepQuestion = (from: QuestionState, step: QuestionStep): QuestionState | null =>
  QUESTION_STEPS[from][step] ?? null;
