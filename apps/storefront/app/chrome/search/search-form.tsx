import { LONGEST_QUERY } from '@counterpane/contract/pages/search-limits';
import { placeholders } from '@counterpane/messages/placeholders';
import { useHref, useLocation } from 'react-router';
import { Icon } from '../../design/icon.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import styles from './search-form.module.css';
import suggestUrl from './suggest.ts?worker&url';

/** The search of every page: a plain form, which suggest.ts helps with while a shopper types. */
export const SearchForm = () => {
  const t = useText();
  const { pathname, search } = useLocation();
  const query = pathname === pageUrls.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  return (
    <search className={styles.search} aria-label={t('The shop')}>
      <form
        className={styles.form}
        action={useHref(pageUrls.search())}
        data-search=""
        data-script={suggestUrl}
        data-none={t('No suggestions')}
        data-one={t('{count} suggestions', { count: 1 })}
        data-many={t('{count} suggestions', placeholders('count'))}
      >
        <input
          className={styles.input}
          name="q"
          aria-label={t('What are you looking for?')}
          placeholder={t('What are you looking for?')}
          defaultValue={query}
          maxLength={LONGEST_QUERY}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button className={styles.button} type="submit" aria-label={t('Find it')}>
          <Icon name="search" />
        </button>
      </form>
      <ul className={styles.suggestions} id="suggestions" aria-label={t('Suggestions')} hidden />
      <p className="visually-hidden" aria-live="polite" />
    </search>
  );
};
