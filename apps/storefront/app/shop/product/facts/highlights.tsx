import type { ProductPage } from '@counterpane/contract/pages/pages';
import { Photo } from '../../../design/photo/photo.tsx';
import { useText } from '../../../language/use-text.ts';
import { closestOf, findShownPhotos } from '../photos/shown-photos.ts';
import styles from './highlights.module.css';

/** What it does, beside a close look at it. */
export const Highlights = ({ page }: { page: ProductPage }) => {
  const t = useText();
  if (page.highlights.length === 0) return null;
  const shown = findShownPhotos(page);
  const close = shown && closestOf(shown);
  return (
    <section
      className={close ? `${styles.section} ${styles.pictured}` : styles.section}
      aria-label={t('What it does')}
    >
      {close && (
        <Photo
          className={styles.picture}
          src={close.url}
          alt=""
          sizes="(max-width: 768px) 100vw, 600px"
          width={960}
          height={720}
          tint={close.tint}
        />
      )}
      <div className={styles.list}>
        {page.highlights.map(({ title, text }) => (
          <article key={title} className={styles.highlight}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
};
