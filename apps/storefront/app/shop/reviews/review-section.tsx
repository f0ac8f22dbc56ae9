import type { ProductPage } from '@counterpane/contract/pages/pages';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { ReviewFigures } from './review-figures.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewUrls } from './review-urls.ts';
import styles from './reviews.module.css';

/** What customers think of the product of a page: the figures, the first reviews, and the way to all of them. */
export const ReviewSection = ({ page }: { page: ProductPage }) => {
  const t = useText();
  const { figures, shown } = page.reviews;
  const product = page.product.name;
  if (figures.total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews">{t('Reviews')}</h2>
      <ReviewFigures figures={figures} product={product} />
      <div className={styles.list}>
        {shown.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </div>
      <p>
        <PageLink to={reviewUrls.reviews({ product })}>
          {t('All reviews of {product}', { product: page.product.title })}
        </PageLink>
      </p>
    </section>
  );
};
