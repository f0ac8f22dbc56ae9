import type { Card } from '@counterpane/contract/pages/pages';
import { Photo } from '../../design/photo/photo.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { LivePrice } from '../quotes/live-price.tsx';
import { Stars } from '../reviews/stars.tsx';
import styles from './product-card.module.css';

/** How wide a card shows the picture of its product (the sizes attribute of its image). */
export const CARD_SIZES = '(max-width: 700px) 100vw, 420px';

interface ProductCardProps {
  readonly card: Card;
  /** Whether it stands on the first screen; the other pictures wait until they come near. */
  readonly isFirst?: boolean;
}

export const ProductCard = ({ card, isFirst = false }: ProductCardProps) => {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Photo
          src={card.picture.url}
          alt={card.picture.alt}
          tint={card.picture.tint ?? undefined}
          sizes={CARD_SIZES}
          width={480}
          height={360}
          isFirst={isFirst}
        />
      </div>
      {card.badge !== null && <p className={styles.badge}>{card.badge}</p>}
      <div>
        <h3 className={styles.title}>
          <PageLink to={card.url}>{card.title}</PageLink>
        </h3>
        <p className={styles.subtitle}>{card.subtitle}</p>
        <Stars reviews={card.reviews} />
        <ul className={styles.facts}>
          {card.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className={styles.price}>
          <LivePrice
            item={{ ...card.item, quantity: 1 }}
            isPurchasable={card.isPurchasable}
            now={card.price}
            was={card.listPrice}
            isDetailed
          />
          {card.size !== null && <span className={styles.size}>{card.size}</span>}
        </p>
      </div>
    </article>
  );
};
