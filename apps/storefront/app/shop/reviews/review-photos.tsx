import type { ReviewPage } from '@counterpane/contract/reviews/review-pages';
import type { ShownReview } from '@counterpane/contract/reviews/reviews';
import { useText } from '../../language/use-text.ts';
import styles from './reviews.module.css';

/** The photographs of a review. */
export const ReviewPhotos = ({ review: { images, author } }: { review: ShownReview }) => {
  const t = useText();
  return (
    <Photos
      photos={images.map((image, index) => ({
        ...image,
        name: t('Photograph {number} by {author}', { number: index + 1, author }),
      }))}
    />
  );
};

/** What customers sent with the reviews of all products. A photograph may stand a second time in its review, further down. */
export const CustomerAlbum = ({ photographs }: Pick<ReviewPage, 'photographs'>) => {
  const t = useText();
  if (photographs.length === 0) return null;
  return (
    <section className={styles.album} aria-labelledby="album">
      <h2 id="album">{t('Photographs by customers')}</h2>
      <Photos
        of="album-"
        photos={photographs.map(({ caption, author, ...image }) => ({
          ...image,
          name:
            caption === ''
              ? t('Photograph by {author}', { author })
              : t('“{caption}”, photograph by {author}', { caption, author }),
        }))}
      />
    </section>
  );
};

interface NamedPhoto {
  readonly id: string;
  readonly url: string;
  readonly thumbUrl: string;
  readonly name: string;
}

interface PhotosProps {
  readonly photos: readonly NamedPhoto[];
  /** What its elements are called by on a page that has a photograph twice. */
  readonly of?: string;
}

/** Ours open above the page, without script; those that a service shows are links, for nothing foreign loads on a page of ours. */
const Photos = ({ photos, of = '' }: PhotosProps) =>
  photos.length > 0 && (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <li key={photo.id}>
          {photo.url.startsWith('/') ? (
            <Viewer {...photo} id={`${of}photo-${photo.id}`} />
          ) : (
            <a href={photo.url} rel="nofollow noopener noreferrer">
              {photo.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );

const Viewer = ({ id, url, thumbUrl, name }: NamedPhoto) => {
  const t = useText();
  return (
    <>
      <button type="button" className={styles.thumb} popoverTarget={id}>
        <img src={thumbUrl} alt={name} width={96} height={96} loading="lazy" />
      </button>
      <dialog id={id} popover="auto" className={styles.viewer} aria-label={name}>
        <a href={url}>
          <img src={url} alt={t('{photograph}, in full', { photograph: name })} loading="lazy" />
        </a>
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
          {t('Close the photograph')}
        </button>
      </dialog>
    </>
  );
};
