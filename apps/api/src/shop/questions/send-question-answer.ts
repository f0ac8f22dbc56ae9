import { frameOf, languagePathOf } from '../../catalogue/language-of.ts';
import { isoOf } from '../../database/when.ts';
import type { OrderDeps } from '../../order/deps.ts';
import type { Topics } from '../../outbox/store.ts';
import { findQuestion } from './store.ts';

/** Emails the answer to who asked, in the language of their page. Sent twice it is one message: its id is the question's. */
export const sendQuestionAnswer = async (
  deps: OrderDeps,
  { questionId }: Topics['question.answered'],
): Promise<void> => {
  const question = await findQuestion(deps.database.db, questionId);
  // Its person may be erased, or staff have taken the answer back.
  if (question?.status !== 'answered') return;
  const storefront = deps.catalogue.getStorefront(question.storefront, question.language);
  const entry = storefront.entries.find(({ product }) => product.inventoryKey === question.inventoryKey);
  if (!entry) return;
  const url = new URL(
    `${languagePathOf(storefront)}/reviews/questions`,
    deps.storefrontUrl(question.storefront),
  );
  url.searchParams.set('product', entry.data.name);
  // React comes with the first email, so that a store starts without it.
  const { questionAnsweredEmail } = await import('./question-answered-email.ts');
  const email = questionAnsweredEmail.write({
    ...frameOf(storefront),
    product: entry.data.title,
    askedAt: isoOf(question.createdAt),
    answer: question.answer,
    questionsUrl: url.href,
  });
  await deps.email.send({ to: question.email, messageId: `question.${questionId}`, ...email });
};
