import type { Answer } from './answer.ts';

/** An answer that was given under an idempotency key, and to what. */
export interface StoredAnswer {
  readonly fingerprint: string;
  readonly answer: Answer;
}

/** A sandbox's memory, as far as answers go. */
interface StoredAnswers {
  find(kind: 'answer', key: string): StoredAnswer | null;
  save(kind: 'answer', key: string, stored: StoredAnswer): StoredAnswer;
}

/** A call with a key: the same key with the same request takes effect once. */
interface KeyedCall {
  readonly key: string;
  /** What was asked for. */
  readonly fingerprint: string;
  readonly run: () => Answer;
  /** The key was used for something else. */
  readonly refuseOtherUse: () => Answer;
}

/** What was refused took no effect: it may be asked again, unless the company keeps refusals too. */
export const withIdempotency = (
  answers: StoredAnswers,
  { key, fingerprint, run, refuseOtherUse }: KeyedCall,
  { keepsRefusals = false }: { readonly keepsRefusals?: boolean } = {},
): Answer => {
  const known = answers.find('answer', key);
  if (known) return known.fingerprint === fingerprint ? known.answer : refuseOtherUse();
  const answer = run();
  if (keepsRefusals || answer.status < 400) answers.save('answer', key, { fingerprint, answer });
  return answer;
};
