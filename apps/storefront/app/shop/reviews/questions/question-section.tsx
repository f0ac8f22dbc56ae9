import type { ProductPage } from '@counterpane/contract/pages/pages';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import { reviewUrls } from '../review-urls.ts';
import styles from '../reviews.module.css';
import { QuestionList } from './question-list.tsx';

/** What customers asked about the product of a page last, and the way to ask something else. */
export const QuestionSection = ({ page }: { page: ProductPage }) => {
  const t = useText();
  const { asked } = page.reviews;
  return (
    <section className={styles.section} aria-labelledby="asked">
      <h2 id="asked">{t('Customer questions')}</h2>
      {asked.length > 0 && <QuestionList questions={asked} level="h3" />}
      <p>
        <PageLink to={reviewUrls.questions(page.product.name)}>
          {t('See all questions or ask your own')}
        </PageLink>
      </p>
    </section>
  );
};
