import type { ProductPage } from '@counterpane/contract/pages/pages';
import { PicturePlaceholder } from '../../design/drawings/picture-placeholder.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './gallery.module.css';
import { PhotoGallery } from './photos/photo-gallery.tsx';
import { findShownPhotos } from './photos/shown-photos.ts';

/** Its photographs; a plate stands for what has none. */
export const Gallery = ({ page }: { page: ProductPage }) => {
  const t = useText();
  const shown = findShownPhotos(page);
  if (shown !== null) return <PhotoGallery page={page} shown={shown} />;
  return (
    <section className={styles.single} aria-label={t('Pictures')}>
      <PicturePlaceholder label={page.product.title} />
    </section>
  );
};
