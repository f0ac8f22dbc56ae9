import type { SearchPage } from '@counterpane/contract/pages/search';
import { LONGEST_QUERY } from '@counterpane/contract/pages/search-limits';
import { useText } from '../../language/use-text.ts';
import listing from '../listing/listing-view.module.css';
import { ProductCard } from '../listing/product-card.tsx';
import { PageResults } from './page-results.tsx';
import { Pagination } from './pagination.tsx';
import { PopularSearches } from './popular-searches.tsx';
import { SearchNotes } from './search-notes.tsx';
import { countText, searchTitle } from './search-query.ts';
import styles from './search-view.module.css';

interface SearchViewProps {
  readonly results: SearchPage;
  /** More was asked than anybody reads. */
  readonly isCut: boolean;
}

/** Results by kind: what answers better comes first. */
export const SearchView = ({ results, isCut }: SearchViewProps) => {
  const t = useText();
  const { count, articles, lists, isForReading, popular } = results;
  const things = <Things results={results} />;
  return (
    <div className={listing.page}>
      <h1 className={styles.heading}>{searchTitle(results, t)}</h1>
      {isCut && (
        <p className={styles.note}>
          {t('That was long: only the first {most} characters were looked for.', { most: LONGEST_QUERY })}
        </p>
      )}
      <SearchNotes results={results} />
      {count > 0 && <p className={styles.count}>{countText(results, t)}</p>}
      {!isForReading && things}
      <PageResults title={t('Lists and sets')} places={lists} />
      <PageResults title={t('Worth reading')} places={articles} />
      {isForReading && things}
      {popular.length > 0 && <PopularSearches links={popular} />}
    </div>
  );
};

/** So many stand on the first screen of a desktop: their pictures come at once. */
const FIRST = 3;

const Things = ({ results }: { results: SearchPage }) => {
  const t = useText();
  const { products, isForReading } = results;
  if (products.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={isForReading ? undefined : 'visually-hidden'}>{t('Products')}</h2>
      <ul className={listing.cards}>
        {products.map((card, index) => (
          <li key={card.name}>
            <ProductCard card={card} isFirst={!isForReading && index < FIRST} />
          </li>
        ))}
      </ul>
      <Pagination results={results} />
    </section>
  );
};
