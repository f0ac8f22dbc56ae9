import type { ListingPage } from '@counterpane/contract/pages';
import { useText } from '../language/use-text.ts';
import { Comparison } from './comparison.tsx';
import styles from './listing-view.module.css';
import { ProductCard } from './product-card.tsx';

export const ListingView = ({ page }: { page: ListingPage }) => {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1>{page.heading}</h1>
      <p className={styles.introduction}>{page.introduction}</p>
      <h2 className="visually-hidden">{t('All of them')}</h2>
      <ul className={styles.cards}>
        {page.cards.map((card) => (
          <li key={card.name}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
      <section className={styles.comparison}>
        <h2>{t('Side by side')}</h2>
        <Comparison cards={page.cards} />
      </section>
    </div>
  );
};
