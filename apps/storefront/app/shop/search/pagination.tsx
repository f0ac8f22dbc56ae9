import type { SearchPage } from '@counterpane/contract/pages/search';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import styles from './search-view.module.css';

/** The pages of the products, as plain links. */
export const Pagination = ({ results: { value, page, pages } }: { results: SearchPage }) => {
  const t = useText();
  if (pages < 2) return null;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav className={styles.pages} aria-label={t('Pages of results')}>
      {page > 1 && <PageLink to={pageUrls.search(value, page - 1)}>{t('Previous page')}</PageLink>}
      <ol className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <PageLink
              className={styles.number}
              to={pageUrls.search(value, number)}
              aria-label={t('Page {page}', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </PageLink>
          </li>
        ))}
      </ol>
      {page < pages && <PageLink to={pageUrls.search(value, page + 1)}>{t('Next page')}</PageLink>}
    </nav>
  );
};
