import type { CartView } from '@counterpane/contract/cart/carts';
import { moneyFormatter } from '@counterpane/contract/format-money';
import { useEffect, useState } from 'react';
import { Photo } from '../../design/photo/photo.tsx';
import { reportFailure } from '../../failures/report-failure.ts';
import { localizedFetch } from '../../language/localized-fetch.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { fetchExtraProducts } from './fetch-extra-products.ts';
import styles from './recently-viewed.module.css';
import { readViewed, type Viewed, withNews } from './viewed-list.ts';

/** What this visitor looked at and has not put into the cart. The browser alone knows, so that it comes after the page. */
export const ViewedInCart = ({ items }: Pick<CartView, 'items'>) => {
  const t = useText();
  const viewed = useViewed();
  const chosen = new Set(items.map(({ product }) => product.name));
  const others = viewed.filter(({ name }) => !chosen.has(name));
  if (others.length === 0) return null;
  const heading = t('Recently viewed');
  return (
    <section className={styles.inPart} aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {others.map(({ id, url, picture, title, price }) => (
          <li key={id}>
            <PageLink className={styles.card} to={url}>
              <Photo className={styles.picture} src={picture} alt="" sizes="200px" width={240} height={180} />
              <strong>{title}</strong>
              <span className={styles.price}>{price}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** With today's names and prices; what is not sold any more stays away. */
const useViewed = () => {
  const [viewed, setViewed] = useState<readonly (Viewed & { readonly name: string })[]>([]);
  useEffect(() => {
    let isLeft = false;
    const show = async () => {
      const kept = readStored();
      const products = await fetchExtraProducts(
        localizedFetch,
        { ids: kept.map(({ id }) => id) },
        reportFailure,
      );
      const names = new Map(products.map(({ id, name }) => [id, name]));
      const news = withNews(kept, products, moneyFormatter(document.documentElement.lang));
      const known = news.flatMap((each) => {
        const name = names.get(each.id);
        return name === undefined ? [] : [{ ...each, name }];
      });
      if (!isLeft) setViewed(known);
    };
    void show();
    return () => {
      isLeft = true;
    };
  }, []);
  return viewed;
};

/** Storage may be off. */
const readStored = (): readonly Viewed[] => {
  try {
    return readViewed(localStorage);
  } catch {
    return [];
  }
};
