import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { QUIZ_QUESTIONS, type QuizQuestion } from '@counterpane/rules/quiz/answers';
import { useHref } from 'react-router';
import { Button } from '../../../design/button.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import styles from './quiz.module.css';
import { QuizResult } from './quiz-result.tsx';
import { QUESTIONS } from './quiz-texts.ts';

interface QuizProps {
  readonly parts: PartsOf<'quiz'>;
  readonly path: string;
}

/** One question a page, each a plain form; the answers so far travel in the address. */
export const Quiz = ({ parts, path }: QuizProps) => {
  const { next, answers, best } = parts;
  if (next === null && best !== null) return <QuizResult parts={parts} best={best} path={path} />;
  return next === null ? null : <Ask question={next} answers={answers} path={path} />;
};

interface AskProps {
  readonly question: QuizQuestion;
  readonly answers: PartsOf<'quiz'>['answers'];
  readonly path: string;
}

const Ask = ({ question, answers, path }: AskProps) => {
  const t = useText();
  const number = QUIZ_QUESTIONS.indexOf(question) + 1;
  const { title, why, answers: choices } = QUESTIONS[question];
  const given = Object.entries(answers);
  const before = QUIZ_QUESTIONS[number - 2];
  return (
    <form className={styles.form} action={useHref(path)}>
      {given.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.step}>
        {t('Question {number} of {count}', { number, count: QUIZ_QUESTIONS.length })}
        <progress aria-hidden="true" value={number} max={QUIZ_QUESTIONS.length} />
      </p>
      <fieldset>
        <legend>{t(title)}</legend>
        <p className={styles.why}>{t(why)}</p>
        <div className={styles.choices}>
          {Object.entries<readonly [PlainMessageId, PlainMessageId]>(choices).map(([value, [name, text]]) => (
            <label key={value} className={styles.choice}>
              <input type="radio" name={question} value={value} required />
              <span>
                <strong>{t(name)}</strong>
                {t(text)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.buttons}>
        <Button look="primary">
          {given.length === QUIZ_QUESTIONS.length - 1 ? t('See my mattress') : t('Next')}
        </Button>
        {before && <PageLink to={backTo(before, path, answers)}>{t('Back')}</PageLink>}
      </div>
    </form>
  );
};

/** A question once more, with what was answered to all others. */
const backTo = (question: QuizQuestion, path: string, answers: AskProps['answers']): string => {
  const others = Object.entries(answers).filter(([name]) => name !== question);
  return others.length === 0 ? path : `${path}?${new URLSearchParams(others)}`;
};
