import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { QUIZ_QUESTIONS, type QuizQuestion } from '@counterpane/rules/quiz/answers';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import styles from './quiz.module.css';
import { QUESTIONS } from './quiz-texts.ts';

interface QuizAnswersProps {
  readonly answers: PartsOf<'quiz'>['answers'];
  readonly path: string;
}

/** What was answered, each with a link that asks it again and leaves the others as they are. */
export const QuizAnswers = ({ answers, path }: QuizAnswersProps) => {
  const t = useText();
  return (
    <section className={styles.answers} aria-labelledby="quiz-answers">
      <h2 id="quiz-answers">{t('Your answers')}</h2>
      <dl>
        {QUIZ_QUESTIONS.map((question) => {
          const title = t(QUESTIONS[question].title);
          return (
            <div key={question}>
              <dt>{title}</dt>
              <dd>
                {answerText(question, answers[question], t)}{' '}
                <PageLink
                  to={without(path, answers, question)}
                  rel="nofollow"
                  aria-label={t('Change: {title}', { title })}
                >
                  {t('Change')}
                </PageLink>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
};

const answerText = (
  question: QuizQuestion,
  value: string | undefined,
  t: (id: PlainMessageId) => string,
): string => {
  const texts = new Map(
    Object.entries<readonly [PlainMessageId, PlainMessageId]>(QUESTIONS[question].answers),
  );
  const text = texts.get(value ?? '');
  return text === undefined ? '' : t(text[0]);
};

/** The question is asked again, because its answer is the one that is missing. */
const without = (path: string, answers: QuizAnswersProps['answers'], question: QuizQuestion): string =>
  `${path}?${new URLSearchParams(Object.entries(answers).filter(([name]) => name !== question))}`;
