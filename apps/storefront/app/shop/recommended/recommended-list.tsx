import { Photo } from '../../design/photo/photo.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from '../recently-viewed/recently-viewed.module.css';
import type { Recommended } from './fetch-recommended.ts';

interface RecommendedListProps {
  readonly recommended: Recommended;
  readonly heading: string;
  /** On a page it is a section of its own; in a cart it stands below both columns. */
  readonly place: 'cart' | 'page' | 'popup';
}

/** What goes with something, each in the size of its bed, and why. */
export const RecommendedList = ({ recommended, heading, place }: RecommendedListProps) => {
  const t = useText();
  const format = useFormat();
  if (recommended.length === 0) return null;
  const reasons = {
    'bought-together': t('Often bought together'),
    'goes-with': t('Goes with what you chose'),
    popular: t('Popular choice'),
  };
  return (
    <section className={place === 'page' ? styles.section : styles.inPart} aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {recommended.map(({ key, reason, title, choice, url, price, picture }) => (
          <li key={key}>
            <PageLink className={styles.card} to={url}>
              <Photo
                className={styles.picture}
                src={picture.url}
                alt=""
                tint={picture.tint ?? undefined}
                sizes="200px"
                width={240}
                height={180}
              />
              <strong>{title}</strong>
              <span className={styles.price}>{choice}</span>
              <span>{format.money(price, place === 'cart' ? 'always' : 'auto')}</span>
              <span className={styles.price}>{reasons[reason]}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
