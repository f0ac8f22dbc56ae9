import type { Filter, ListingPage } from '@counterpane/contract/pages/pages';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { Facet } from '@counterpane/rules/listing/facets';
import { SORTS, type Sort } from '@counterpane/rules/listing/sort-listed';
import type { ReactNode } from 'react';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './filters.module.css';
import { choicesOf, listingUrl } from './listing-url.ts';

const TITLES: Readonly<Record<Facet, PlainMessageId>> = {
  type: 'Type',
  size: 'Size',
  color: 'Color',
  material: 'Material',
  price: 'Price',
};

const SORT_TITLES: Readonly<Record<Sort, PlainMessageId>> = {
  featured: 'Featured',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  saving: 'Biggest saving',
  'top-rated': 'Top rated',
  name: 'Name',
};

interface FiltersProps {
  readonly page: ListingPage;
  /** Where the list is, without its query. */
  readonly path: string;
}

/** Narrowing and sorting, all of it plain links: every state of the list has an address. */
export const Filters = ({ page, path }: FiltersProps) => {
  const t = useText();
  const { filters, sort, cards, total } = page;
  const chosen = choicesOf(filters);
  const isRated = cards.some(({ reviews }) => reviews.total > 0);
  const isNarrowed = filters.some((filter) => filter.chosen.length > 0);
  return (
    <nav className={styles.bar} aria-label={t('Filter and sort')}>
      {filters.map((filter) => (
        <Menu key={filter.name} title={t(TITLES[filter.name])} shown={shownOf(filter)}>
          {filter.values.map(({ value, title, count }) => {
            const isChosen = filter.chosen.includes(value);
            const others = filter.chosen.filter((each) => each !== value);
            const next = { ...chosen, [filter.name]: isChosen ? others : [value] };
            return (
              <Choice
                key={value}
                url={listingUrl(path, { chosen: next, sort })}
                title={title}
                count={count}
                isChosen={isChosen}
              />
            );
          })}
        </Menu>
      ))}
      <Menu title={t('Sort')} shown={t(SORT_TITLES[sort])} isLast>
        {SORTS.filter((each) => each === sort || each !== 'top-rated' || isRated).map((each) => (
          <Choice
            key={each}
            url={listingUrl(path, { chosen, sort: each })}
            title={t(SORT_TITLES[each])}
            count={null}
            isChosen={each === sort}
          />
        ))}
      </Menu>
      <p className={styles.count} role="status">
        {t('{count} products', { count: cards.length })}
        {isNarrowed && (
          <>
            {' '}
            {t('of {total}', { total })}{' '}
            <PageLink to={listingUrl(path, { chosen: {}, sort })}>{t('Show all')}</PageLink>
          </>
        )}
      </p>
    </nav>
  );
};

const shownOf = ({ chosen, values }: Filter): string | null =>
  chosen.length === 0
    ? null
    : chosen.map((each) => values.find(({ value }) => value === each)?.title ?? each).join(', ');

interface MenuProps {
  readonly title: string;
  /** What is chosen of it now. */
  readonly shown: string | null;
  readonly isLast?: boolean;
  readonly children: ReactNode;
}

/** Of all menus one is open at a time: they share a name. */
const Menu = ({ title, shown, isLast = false, children }: MenuProps) => (
  <details className={isLast ? `${styles.menu} ${styles.last}` : styles.menu} name="filters">
    <summary className={shown === null ? styles.summary : `${styles.summary} ${styles.set}`}>
      {title}
      {shown !== null && <span className={styles.shown}>{shown}</span>}
    </summary>
    <ul className={styles.choices}>{children}</ul>
  </details>
);

interface ChoiceProps {
  readonly url: string;
  readonly title: string;
  readonly count: number | null;
  readonly isChosen: boolean;
}

const Choice = ({ url, title, count, isChosen }: ChoiceProps) => (
  <li>
    <PageLink className={styles.choice} to={url} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
      {title}
      {count !== null && <span className={styles.number}>{count}</span>}
    </PageLink>
  </li>
);
