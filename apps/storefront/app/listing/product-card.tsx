import type { Card } from '@counterpane/contract/pages';
import { Price, Saving } from '../design/price.tsx';
import { Studio } from '../drawings/studio.tsx';
import { useText } from '../language/use-text.ts';
import styles from './product-card.module.css';

export const ProductCard = ({ card }: { card: Card }) => {
  const t = useText();
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Studio drawing={card.drawing} />
      </div>
      {card.badge !== null && <p className={styles.badge}>{card.badge}</p>}
      <div>
        <h3 className={styles.title}>
          <a href={card.url}>{card.title}</a>
        </h3>
        <p className={styles.subtitle}>{card.subtitle}</p>
        <ul className={styles.facts}>
          {card.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className={styles.price}>
          <Price now={card.price} was={card.listPrice} />
          <Saving now={card.price} was={card.listPrice} />
          {card.drawing.shape === 'mattress' && <span className={styles.size}>{t('Queen')}</span>}
        </p>
      </div>
    </article>
  );
};
