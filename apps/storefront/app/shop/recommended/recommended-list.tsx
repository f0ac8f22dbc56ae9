import { Photo } from '../../design/photo/photo.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from '../../shop/recently-viewed/recently-viewed.module.css';
import type { Recommended } from './fetch-recommended.ts';

/** What goes with what is in the cart, each in the size of its bed, and why. */
export const RecommendedInCart = ({ recommended }: { readonly recommended: Recommended }) => {
  const t = useText();
  const format = useFormat();
  if (recommended.length === 0) return null;
  const heading = t('Goes well with your cart');
  const reasons = {
    'bought-together': t('Often bought together'),
    'goes-with': t('Goes with what you chose'),
    popular: t('Popular choice'),
  };
  return (
    <section className={styles.inCart} aria-label={heading}>
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
              <span>{format.money(price, 'always')}</span>
              <span className={styles.price}>{reasons[reason]}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
