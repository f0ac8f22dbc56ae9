import type { SearchPage } from '@counterpane/contract/pages/search';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import styles from './search-view.module.css';

/** What was made of the query, and what has to be said about it. */
export const SearchNotes = ({ results: { spelling, notes } }: { results: SearchPage }) => {
  const t = useText();
  return (
    <>
      {spelling && (
        <p className={styles.note}>
          {spelling.isUsed ? (
            t('These are results for “{query}”.', { query: spelling.value })
          ) : (
            <SearchLink query={spelling.value}>
              {t('Did you mean “{query}”?', { query: spelling.value })}
            </SearchLink>
          )}
        </p>
      )}
      {notes.map(({ code, text, instead, sister }) => (
        <p key={code} className={styles.note}>
          {text}{' '}
          {instead && (
            <SearchLink query={instead.value}>
              {t('What comes closest: {title}', { title: instead.title })}
            </SearchLink>
          )}
          {instead && sister && ' '}
          {sister && (
            <PageLink to={pageUrls.moveTo(sister.key)} rel="nofollow">
              {t('Our other brand {name} does.', { name: sister.name })}
            </PageLink>
          )}
        </p>
      ))}
    </>
  );
};

const SearchLink = ({ query, children }: { query: string; children: string }) => (
  <PageLink to={pageUrls.search(query)} rel="nofollow">
    {children}
  </PageLink>
);
