import type { ProductPage } from '@counterpane/contract/pages/pages';
import { Photo } from '../../../design/photo/photo.tsx';
import { useText } from '../../../language/use-text.ts';
import { chosenValue } from '../choices/chosen-value.ts';
import { ZoomLink } from '../zoom/zoom-link.tsx';
import styles from './photo-gallery.module.css';
import { GALLERY_SIZES } from './photo-sizes.ts';
import type { ShownPhoto, ShownPhotos } from './shown-photos.ts';

interface PhotoGalleryProps {
  readonly page: ProductPage;
  readonly shown: ShownPhotos;
}

/**
 * One large picture after the other, to be swiped, and a small one of each that leads to it: the views that are there
 * for all, those of the chosen colour and of the chosen size. follow-photos.ts turns to the chosen colour; without
 * script every colour has its place.
 */
export const PhotoGallery = ({ page, shown: { photos, takenIn } }: PhotoGalleryProps) => {
  const t = useText();
  const isSeen = variantsOf(page);
  return (
    <section className={styles.gallery} aria-label={t('Pictures')}>
      <ul className={styles.track} data-photos="">
        {photos.map((photo, index) => (
          <li
            key={photo.url}
            id={idOf(index)}
            className={styles.photo}
            data-photo-color={photo.color ?? undefined}
            {...isSeen(isFor(photo))}
          >
            <Photo
              src={photo.url}
              alt={photo.alt}
              sizes={GALLERY_SIZES}
              width={960}
              height={720}
              isFirst={index === 0 && 'main'}
              tint={photo.tint}
            />
            {isFor(photo) === null && takenIn !== null && (
              <p className={styles.note} {...isSeen((variant) => chosenValue(variant, 'Color') !== takenIn)}>
                {t('Shown in {color}', { color: titleOf(page, takenIn).toLowerCase() })}
              </p>
            )}
            <ZoomLink href={photo.url} label={photo.alt} />
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <ul className={styles.thumbs}>
          {photos.map((photo, index) => (
            <li key={photo.url} data-photo-color={photo.color ?? undefined} {...isSeen(isFor(photo))}>
              <Thumb photo={photo} href={`#${idOf(index)}`} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const Thumb = ({ photo, href }: { photo: ShownPhoto; href: string }) => (
  <a href={href} data-thumb="" className={styles.thumb}>
    <Photo
      src={photo.thumbUrl}
      alt={photo.alt}
      sizes="(max-width: 768px) 72px, 160px"
      width={160}
      height={120}
      tint={photo.tint}
    />
  </a>
);

const idOf = (index: number): string => `picture-${index + 1}`;

const titleOf = ({ product }: ProductPage, color: string): string =>
  product.properties.find(({ name }) => name === 'Color')?.options.find(({ value }) => value === color)
    ?.title ?? color;

type Test = (variant: ProductPage['variants'][number]) => boolean;

/** Whether a picture is of a variant; null where it is there for all of them. */
const isFor = ({ color, size }: ShownPhoto): Test | null =>
  color === null && size === null
    ? null
    : (variant) =>
        (color === null || color === chosenValue(variant, 'Color')) &&
        (size === null || size === chosenValue(variant, 'Size'));

/** For which variants a part is there, as product-page-script.ts reads it; for all of them without a test. */
const variantsOf =
  ({ variants, selectedSku }: ProductPage) =>
  (test: Test | null) => {
    if (test === null) return {};
    const skus = variants.filter(test).map(({ sku }) => sku);
    return { 'data-variants': skus.join('|'), hidden: !skus.includes(selectedSku) };
  };
