import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { placeholders } from '@counterpane/messages/placeholders';
import { useHref } from 'react-router';
import { Button } from '../../design/button.tsx';
import { InterpolatedText } from '../../language/interpolated-text.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { Html } from './article.tsx';
import styles from './faq.module.css';
import fieldStyles from './search-form.module.css';

interface FaqProps {
  readonly parts: PartsOf<'faq'>;
  readonly path: string;
}

/** Questions in groups that open in place, and a search that is a plain form. */
export const Faq = ({ parts, path }: FaqProps) => {
  const t = useText();
  const { query, groups } = parts;
  const isSearch = query !== '';
  return (
    <>
      <search>
        <form className={fieldStyles.form} action={useHref(path)}>
          <label htmlFor="faq-search">{t('Search the questions')}</label>
          <input id="faq-search" className={fieldStyles.input} type="search" name="q" defaultValue={query} />
          <Button look="primary">{t('Search')}</Button>
        </form>
      </search>
      {isSearch && <Found parts={parts} path={path} />}
      {!isSearch && (
        <nav className={styles.groups} aria-label={t('Groups of questions')}>
          {groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ id, title, questions }) => (
        <section key={id} className={styles.group} aria-labelledby={id}>
          <h2 id={id} className={isSearch ? 'visually-hidden' : undefined}>
            {isSearch ? t('Answers') : title}
          </h2>
          <div>
            {questions.map((question, index) => (
              <details
                key={question.id}
                id={question.id}
                className={styles.item}
                open={isSearch && index === 0}
              >
                <summary>{question.question}</summary>
                <Html className={styles.answer} html={question.html} />
              </details>
            ))}
          </div>
        </section>
      ))}
    </>
  );
};

/** How many were found; of none, what to do. */
const Found = ({ parts: { query, groups, total }, path }: FaqProps) => {
  const t = useText();
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={styles.found} role="status">
      {count > 0 ? (
        <p>
          {t('{count} answers for “{query}”.', { count, query })}{' '}
          <PageLink to={path}>{t('Show all {total} questions', { total })}</PageLink>
        </p>
      ) : (
        <p>
          {t('Nothing here has all of “{query}” in it.', { query })}{' '}
          <InterpolatedText
            text={t(
              'Try one word, such as “return” or “delivery”, {questions} or {contact}.',
              placeholders('questions', 'contact'),
            )}
            gaps={{
              questions: <PageLink to={path}>{t('see all {total} questions', { total })}</PageLink>,
              contact: <PageLink to={pageUrls.support()}>{t('ask us')}</PageLink>,
            }}
          />
        </p>
      )}
    </div>
  );
};
