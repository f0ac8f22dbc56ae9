import type { ShownQuestion } from '@counterpane/contract/reviews/reviews';
import { useStorefront } from '../../../language/use-storefront.ts';
import { useText } from '../../../language/use-text.ts';
import styles from '../reviews.module.css';

interface QuestionListProps {
  readonly questions: readonly ShownQuestion[];
  readonly level: 'h2' | 'h3';
}

/** Questions with our answers, each in the language in which it was asked. */
export const QuestionList = ({ questions, level: Heading }: QuestionListProps) => {
  const t = useText();
  const { name: brand = '', language: own = 'en' } = useStorefront() ?? {};
  return (
    <div className={styles.list}>
      {questions.map(({ id, author, text, language, answer }) => (
        <article key={id} className={styles.review} lang={language === own ? undefined : language}>
          <Heading>{text}</Heading>
          <p className={styles.by} lang={own}>
            {t('Asked by {author}', { author })}
          </p>
          <div className={styles.answer}>
            <p lang={own}>{t('{brand} answers', { brand })}</p>
            <p className={styles.text}>{answer}</p>
          </div>
        </article>
      ))}
    </div>
  );
};
