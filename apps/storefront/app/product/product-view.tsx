import type { ProductPage } from '@counterpane/contract/pages';
import { Questions } from '../design/questions.tsx';
import { useText } from '../language/use-text.ts';
import { Gallery } from './gallery.tsx';
import { Highlights } from './highlights.tsx';
import { Layers } from './layers.tsx';
import styles from './product-view.module.css';
import { PurchasePanel } from './purchase-panel.tsx';
import { Specifications } from './specifications.tsx';

export const ProductView = ({ page, error }: { page: ProductPage; error: string | null }) => {
  const t = useText();
  return (
    <>
      <div className={styles.top}>
        <Breadcrumbs links={page.breadcrumbs} />
        <Gallery drawing={page.drawing} title={page.product.title} />
        <div className={styles.panel}>
          <PurchasePanel page={page} error={error} />
        </div>
      </div>
      <Layers heading={page.layersHeading} text={page.layersText} drawing={page.drawing} />
      <Highlights highlights={page.highlights} />
      <section className={`${styles.section} ${styles.split}`}>
        <h2>{t('Specifications')}</h2>
        <Specifications specifications={page.specifications} />
      </section>
      <section className={`${styles.section} ${styles.split}`}>
        <h2>{t('Questions, answered')}</h2>
        <Questions questions={page.questions} />
      </section>
    </>
  );
};

const Breadcrumbs = ({ links }: { links: ProductPage['breadcrumbs'] }) => {
  const t = useText();
  return (
    <nav className={styles.crumbs} aria-label={t('Breadcrumbs')}>
      <ol className={styles.trail}>
        {links.map(({ title, url }, index) => (
          <li key={url}>
            <a href={url} aria-current={index === links.length - 1 ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
