import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { ProductCard } from '../listing/product-card.tsx';
import styles from './catalogue-parts.module.css';

/** Products that a page is about, kind by kind. */
export const EligibleProducts = ({ parts }: { parts: PartsOf<'eligible'> }) =>
  parts.groups.map(({ title, cards }) => (
    <section key={title} className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.name}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  ));
