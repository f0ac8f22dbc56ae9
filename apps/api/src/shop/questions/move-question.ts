import type { MoveQuestion } from '@counterpane/contract/reviews/questions';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { stepQuestion } from '@counterpane/rules/reviews/question-states';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import type { ShopDeps } from '../deps.ts';
import { type Question, updateQuestion } from './store.ts';

/** Answers a question, or leaves it out; who asked hears of the first answer. Null when it is done [R055]. */
export const moveQuestion = async (
  tx: Queries,
  { clock }: Pick<ShopDeps, 'clock'>,
  { id, status: from }: Question,
  { to, answer }: MoveQuestion,
): Promise<RefusalOf<'review_cannot_move'> | null> => {
  const status = stepQuestion(from, to);
  if (status === null) return { code: 'review_cannot_move', state: from };
  if (to === 'refuse') {
    await updateQuestion(tx, id, { status });
    return null;
  }
  await updateQuestion(tx, id, { status, answer, answeredAt: isoNow(clock) });
  if (from !== 'answered') await enqueue(tx, clock, 'question.answered', { questionId: id });
  return null;
};
