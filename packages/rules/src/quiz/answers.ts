/** What the mattress finder quiz asks, in its order, each with what can be answered [C2]. */
export const QUIZ = {
  position: ['side', 'back', 'stomach', 'mix'],
  weight: ['light', 'middle', 'heavy'],
  heat: ['cool', 'hot'],
  partner: ['alone', 'calm', 'restless'],
  touch: ['held', 'either', 'springy'],
  budget: ['low', 'middle', 'open'],
} as const;

export type QuizQuestion = keyof typeof QUIZ;
export type QuizAnswers = { readonly [Question in QuizQuestion]: (typeof QUIZ)[Question][number] };

// The keys of an object literal are those of its type.
export const QUIZ_QUESTIONS = Object.keys(QUIZ) as readonly QuizQuestion[];

/** What has been answered so far. */
interface QuizProgress {
  readonly answers: Partial<QuizAnswers>;
  /** What to ask now; null when all is known. */
  readonly next: QuizQuestion | null;
}

/**
 * Reads answers from a query. Words that are no answer are asked for again.
 * @example parseAnswers({ position: 'side' }).next // "weight"
 */
export const parseAnswers = (query: Readonly<Record<string, unknown>>): QuizProgress => {
  const answers: Partial<QuizAnswers> = Object.fromEntries(
    QUIZ_QUESTIONS.flatMap((question) => {
      const answer = QUIZ[question].find((one) => one === query[question]);
      return answer === undefined ? [] : [[question, answer]];
    }),
  );
  return { answers, next: QUIZ_QUESTIONS.find((question) => answers[question] === undefined) ?? null };
};

/** Whether nothing is left to ask. */
export const isComplete = (answers: Partial<QuizAnswers>): answers is QuizAnswers =>
  QUIZ_QUESTIONS.every((question) => answers[question] !== undefined);
