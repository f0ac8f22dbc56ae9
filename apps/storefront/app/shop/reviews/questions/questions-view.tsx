import { QUESTION_LIMITS } from '@counterpane/contract/reviews/question-limits';
import type { QuestionPage } from '@counterpane/contract/reviews/questions';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { TextField } from '../../../form/field.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import styles from '../reviews.module.css';
import { QuestionList } from './question-list.tsx';

interface Asked {
  /** What was typed before it was refused; null once it has arrived. */
  readonly typed: { readonly author: string; readonly email: string; readonly text: string } | null;
  readonly problem: string | null;
}

/** The questions about a product with their answers, and a form that works without script. */
export const QuestionsView = ({ page, asked }: { page: QuestionPage; asked: Asked | null }) => {
  const t = useText();
  const { product, questions } = page;
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h1 id="questions">{t('Questions about {product}', { product: product.title })}</h1>
      {asked?.problem && (
        <Notice look="bad" takesFocus>
          {asked.problem}
        </Notice>
      )}
      {asked && asked.problem === null && (
        <Notice takesFocus>
          {t('Thank you for your question. We answer it by email, and show it here with our answer.')}
        </Notice>
      )}
      <p>
        <PageLink to={product.url}>{t('See {product}', { product: product.title })}</PageLink>
      </p>
      {questions.length === 0 ? (
        <p>{t('No questions yet.')}</p>
      ) : (
        <QuestionList questions={questions} level="h2" />
      )}
      <AskForm typed={asked?.typed ?? { author: '', email: '', text: '' }} />
    </section>
  );
};

const AskForm = ({ typed }: { typed: NonNullable<Asked['typed']> }) => {
  const t = useText();
  return (
    <form method="post" className={styles.ask} aria-labelledby="ask">
      <h2 id="ask">{t('Ask a question')}</h2>
      <p>
        <label htmlFor="text">{t('Your question')}</label>
        <textarea id="text" name="text" maxLength={QUESTION_LIMITS.text} required defaultValue={typed.text} />
      </p>
      <TextField
        id="author"
        name="author"
        label={t('Name that is shown')}
        maxLength={QUESTION_LIMITS.author}
        required
        autoComplete="nickname"
        defaultValue={typed.author}
      />
      <TextField
        id="email"
        name="email"
        label={t('Email for our answer, never shown')}
        type="email"
        maxLength={50}
        required
        autoComplete="email"
        defaultValue={typed.email}
      />
      <p>
        <Button look="primary">{t('Send your question')}</Button>
      </p>
    </form>
  );
};
