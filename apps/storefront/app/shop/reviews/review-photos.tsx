import type { ShownReview } from '@counterpane/contract/reviews/reviews';
import { useText } from '../../language/use-text.ts';
import styles from './reviews.module.css';

/**
 * The photographs of a review. Ours open above the page, without script; those that a service shows are links, for nothing
 * foreign loads on a page of ours.
 */
export const ReviewPhotos = ({ review: { images, author } }: { review: ShownReview }) => {
  const t = useText();
  if (images.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {images.map(({ id, url, thumbUrl }, index) => {
        const name = t('Photograph {number} by {author}', { number: index + 1, author });
        return (
          <li key={id}>
            {url.startsWith('/') ? (
              <Viewer id={`photo-${id}`} url={url} thumbUrl={thumbUrl} name={name} />
            ) : (
              <a href={url} rel="nofollow noopener noreferrer">
                {name}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};

interface ViewerProps {
  readonly id: string;
  readonly url: string;
  readonly thumbUrl: string;
  readonly name: string;
}

const Viewer = ({ id, url, thumbUrl, name }: ViewerProps) => {
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
