import type { ProductPage } from '@counterpane/contract/pages/pages';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { CouponNote } from '../quotes/coupon-note.tsx';
import styles from './recently-viewed.module.css';
import type { Viewed } from './viewed-list.ts';

/**
 * What this visitor looked at before: the page is the same for everyone, so fill-recently-viewed.ts writes
 * the list in, and this product into it.
 */
export const RecentlyViewed = ({ page: { product, variants, selectedSku } }: { page: ProductPage }) => {
  const t = useText();
  const format = useFormat();
  const price = variants.find(({ sku }) => sku === selectedSku)?.price;
  const viewed: Viewed = {
    id: product.id,
    title: product.title,
    url: product.metadata.url,
    sku: selectedSku,
    price: price ? format.money(price) : '',
    picture: product.mediaCollection[0]?.thumbUrl ?? '',
  };
  const heading = t('Recently viewed');
  return (
    <section
      className={styles.section}
      aria-label={heading}
      data-recently-viewed={JSON.stringify(viewed)}
      hidden
    >
      <h2>{heading}</h2>
      <CouponNote />
      <ul className={styles.list} />
      <template>
        <li>
          <PageLink className={styles.card} to="/">
            <img className={styles.picture} src="data:," alt="" width="240" height="180" loading="lazy" />
            <strong />
            <span className={styles.price} />
          </PageLink>
        </li>
      </template>
    </section>
  );
};
