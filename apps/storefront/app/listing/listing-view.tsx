import type { ListingPage } from '@counterpane/contract/pages';
import { PageLink } from '../language/page-link.tsx';
import { useText } from '../language/use-text.ts';
import { Comparison } from './comparison.tsx';
import { Filters } from './filters.tsx';
import styles from './listing-view.module.css';
import { findPricedSize } from './priced-size.ts';
import { ProductCard } from './product-card.tsx';

/** So many stand on the first screen of a desk: their pictures come at once. */
const FIRST = 3;

export const ListingView = ({ page, path }: { page: ListingPage; path: string }) => {
  const t = useText();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{page.heading}</h1>
        <div>
          <p className={styles.introduction}>{page.introduction}</p>
          <PricedSize page={page} />
        </div>
      </div>
      <Filters page={page} path={path} />
      <h2 className="visually-hidden">{t('All of them')}</h2>
      <ul className={styles.cards}>
        {page.cards.map((card, index) => (
          <li key={card.name}>
            <ProductCard card={card} isFirst={index < FIRST} />
          </li>
        ))}
      </ul>
      {page.cards.length === 0 && <NothingLeft path={path} />}
      {page.isCompared && page.cards.length > 1 && (
        <section className={styles.comparison}>
          <h2>{t('Side by side')}</h2>
          <Comparison cards={page.cards} />
        </section>
      )}
    </div>
  );
};

/** For which size the prices are, where they all are for one. */
const PricedSize = ({ page }: { page: ListingPage }) => {
  const t = useText();
  const size = findPricedSize(page.cards);
  return size === null ? null : <p className={styles.priced}>{t('Prices are for a {size}.', { size })}</p>;
};

/** Choices that leave nothing, by an old link: the way on is to take them back. */
const NothingLeft = ({ path }: { path: string }) => {
  const t = useText();
  return (
    <p className={styles.nothing}>
      {t('Nothing here is all of that at once.')} <PageLink to={path}>{t('Show all')}</PageLink>
    </p>
  );
};
