import type { ReviewPage } from '@counterpane/contract/reviews/review-pages';
import type { ReviewSort } from '@counterpane/contract/reviews/reviews';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { ReviewFigures } from './review-figures.tsx';
import { ReviewItem } from './review-item.tsx';
import { CustomerAlbum } from './review-photos.tsx';
import { reviewUrls } from './review-urls.ts';
import styles from './reviews.module.css';

const SORTS: readonly { readonly sort: ReviewSort; readonly title: PlainMessageId }[] = [
  { sort: 'newest', title: 'Newest' },
  { sort: 'highest', title: 'Best first' },
  { sort: 'lowest', title: 'Worst first' },
  { sort: 'helpful', title: 'Most helpful' },
];

/** Reviews of one product or of all: what is shown is chosen by plain links, each with an address. */
export const ReviewsView = ({ page }: { page: ReviewPage }) => {
  const t = useText();
  const { product, products, figures, photographs, list, scores, sort, isSilent } = page;
  const name = product?.name;
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h1 id="reviews">
        {product ? t('Reviews of {product}', { product: product.title }) : t('What our customers say')}
      </h1>
      {product && (
        <p>
          <PageLink to={product.url}>{t('See {product}', { product: product.title })}</PageLink>
        </p>
      )}
      <ReviewFigures figures={figures} product={name} />
      <CustomerAlbum photographs={photographs} />
      <nav className={styles.links} aria-label={t('Sort and filter reviews')}>
        {SORTS.map((one) => (
          <PageLink
            key={one.sort}
            to={reviewUrls.reviews({ product: name, scores, sort: one.sort })}
            rel="nofollow"
            aria-current={one.sort === sort ? 'true' : undefined}
          >
            {t(one.title)}
          </PageLink>
        ))}
        {scores.length > 0 && (
          <PageLink to={reviewUrls.reviews({ product: name, sort })}>{t('All scores')}</PageLink>
        )}
      </nav>
      <h2 className="visually-hidden">{t('Reviews')}</h2>
      <div className={styles.list}>
        {list.reviews.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            product={product ? null : products.find((one) => one.inventoryKey === review.inventoryKey)}
          />
        ))}
      </div>
      {list.reviews.length === 0 && (
        <p>
          {isSilent
            ? t('Reviews cannot be shown right now. Please come back later.')
            : t('There are no such reviews yet.')}
        </p>
      )}
      <Pages page={page} />
      <nav className={styles.links} aria-label={t('Reviews of our products')}>
        {product && <PageLink to={reviewUrls.reviews()}>{t('All products')}</PageLink>}
        {products.map((one) => (
          <PageLink key={one.name} to={reviewUrls.reviews({ product: one.name })}>
            {one.title}
          </PageLink>
        ))}
        <PageLink to={reviewUrls.videos()}>{t('Videos by customers')}</PageLink>
      </nav>
    </section>
  );
};

const Pages = ({ page: { product, scores, sort, list } }: { page: ReviewPage }) => {
  const t = useText();
  const { page, per_page, total } = list.pagination;
  const urlOf = (number: number) =>
    reviewUrls.reviews({ product: product?.name, scores, sort, page: number });
  if (total <= per_page) return null;
  return (
    <nav className={styles.links} aria-label={t('Pages of reviews')}>
      {page > 1 && <PageLink to={urlOf(page - 1)}>{t('Previous page')}</PageLink>}
      {page * per_page < total && <PageLink to={urlOf(page + 1)}>{t('Next page')}</PageLink>}
    </nav>
  );
};
