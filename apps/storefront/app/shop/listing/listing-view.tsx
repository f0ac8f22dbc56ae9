import type { Card, ListingPage } from '@counterpane/contract/pages/pages';
import { Photo, photoOf } from '../../design/photo/photo.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { findPricedSize } from './common-size.ts';
import { Comparison } from './comparison.tsx';
import { Filters } from './filters.tsx';
import { foldCards } from './fold-cards.ts';
import styles from './listing-view.module.css';
import { ProductCard } from './product-card.tsx';

/** How wide a list shows the room at its head (the sizes attribute of its image). */
export const SCENE_SIZES = '(max-width: 768px) 100vw, 540px';

/** So many stand on the first screen of a desktop: their pictures come at once. */
const FIRST = 3;

export const ListingView = ({ page, path }: { page: ListingPage; path: string }) => {
  const t = useText();
  const { open, folded } = foldCards(page.cards);
  return (
    <div className={styles.page}>
      <Head page={page} />
      <Filters page={page} path={path} />
      <h2 className="visually-hidden">{t('All of them')}</h2>
      <Cards cards={open} />
      {folded.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('The other {count} products', { count: folded.length })}</summary>
          <Cards cards={folded} isFolded />
        </details>
      )}
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

/** Beside the words a room, where there is one; on a phone above them. */
const Head = ({ page }: { page: ListingPage }) => (
  <div className={page.scene === null ? styles.head : styles.roomy}>
    <h1>{page.heading}</h1>
    <div className={styles.words}>
      <p className={styles.introduction}>{page.introduction}</p>
      <PricedSize page={page} />
    </div>
    {page.scene && (
      <div className={styles.scene}>
        <Photo {...photoOf(page.scene)} sizes={SCENE_SIZES} isFirst />
      </div>
    )}
  </div>
);

interface CardsProps {
  readonly cards: readonly Card[];
  readonly isFolded?: boolean;
}

const Cards = ({ cards, isFolded = false }: CardsProps) => (
  <ul className={styles.cards}>
    {cards.map((card, index) => (
      <li key={card.name}>
        <ProductCard card={card} isFirst={!isFolded && index < FIRST} />
      </li>
    ))}
  </ul>
);

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
