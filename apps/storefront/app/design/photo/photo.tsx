import type { Picture } from '@counterpane/contract/products/picture';
import styles from './photo.module.css';
import { findPhotoSet } from './photo-set.ts';

interface PhotoProps {
  /** A photograph in any of its widths, or a drawing. */
  readonly src: string;
  /** Empty where the words beside it say the same. */
  readonly alt: string;
  /** How wide it is shown, as an img element is told: `(max-width: 768px) 100vw, 400px`. */
  readonly sizes: string;
  /** Of the place that is kept for it. */
  readonly width: number;
  readonly height: number;
  /** On the first screen: it comes at once. `main`: what a visitor waits for comes before all else. */
  readonly isFirst?: boolean | 'main' | undefined;
  /** What fills its place until it is there. */
  readonly tint?: string | undefined;
  readonly className?: string | undefined;
}

/** A picture of something for sale. A photograph comes in the width and format that suit the screen. */
export const Photo = ({ src, sizes, isFirst = false, tint, ...image }: PhotoProps) => {
  const loading = isFirst === false ? 'lazy' : 'eager';
  const set = findPhotoSet(src);
  if (set === null) return <img src={src} loading={loading} {...image} alt={image.alt} />;
  return (
    <picture className={styles.photo}>
      <source type="image/avif" srcSet={set.avif} sizes={sizes} />
      <img
        src={src}
        srcSet={set.webp}
        sizes={sizes}
        loading={loading}
        decoding="async"
        fetchPriority={isFirst === 'main' ? 'high' : undefined}
        style={tint === undefined ? undefined : { backgroundColor: tint }}
        {...image}
        alt={image.alt}
      />
    </picture>
  );
};

/** What a picture of the API is to a Photo. */
export const photoOf = ({
  url,
  alt,
  width,
  height,
  tint,
}: Picture): Pick<PhotoProps, 'src' | 'alt' | 'width' | 'height' | 'tint'> => ({
  src: url,
  alt,
  width,
  height,
  tint: tint ?? undefined,
});
