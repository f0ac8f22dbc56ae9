import type { ProductPage } from '@counterpane/contract/pages/pages';
import { Questions } from '../../design/questions.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { DeliveredPriceForm } from '../delivered-price/delivered-price-form.tsx';
import { QuestionSection } from '../reviews/questions/question-section.tsx';
import { ReviewSection } from '../reviews/review-section.tsx';
import { RoomSection } from '../room/room-section.tsx';
import { GoodToKnow } from './facts/good-to-know.tsx';
import { Highlights } from './facts/highlights.tsx';
import { Layers } from './facts/layers.tsx';
import { Specifications } from './facts/specifications.tsx';
import { Gallery } from './gallery.tsx';
import styles from './product-view.module.css';
import { PurchasePanel, type PurchasePanelProps } from './purchase-panel.tsx';
import { ZoomOverlay } from './zoom/zoom-link.tsx';

export const ProductView = (props: PurchasePanelProps) => {
  const t = useText();
  const { page, quantity } = props;
  return (
    <>
      <div className={styles.top}>
        <Breadcrumbs links={page.breadcrumbs} />
        <div className={styles.gallery}>
          <Gallery page={page} />
        </div>
        <div className={styles.panel}>
          <PurchasePanel {...props} />
          <DeliveredPriceForm sku={page.selectedSku} quantity={quantity} />
        </div>
      </div>
      <ZoomOverlay />
      <div className={styles.below}>
        <Layers heading={page.layersHeading} text={page.layersText} drawing={page.drawing} />
        <Highlights page={page} />
        <RoomSection page={page} />
        <GoodToKnow page={page} />
        <ReviewSection page={page} />
        <QuestionSection page={page} />
        {page.specifications.length > 0 && (
          <section className={`${styles.section} ${styles.split}`}>
            <h2>{t('Specifications')}</h2>
            <Specifications specifications={page.specifications} />
          </section>
        )}
        {page.questions.length > 0 && (
          <section className={`${styles.section} ${styles.split}`}>
            <h2>{t('Questions, answered')}</h2>
            <Questions questions={page.questions} />
          </section>
        )}
      </div>
    </>
  );
};

export const Breadcrumbs = ({ links }: { links: ProductPage['breadcrumbs'] }) => {
  const t = useText();
  return (
    <nav className={styles.crumbs} aria-label={t('Breadcrumbs')}>
      <ol className={styles.trail}>
        {links.map(({ title, url }, index) => (
          <li key={url}>
            <PageLink to={url} aria-current={index === links.length - 1 ? 'page' : undefined}>
              {title}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
};
