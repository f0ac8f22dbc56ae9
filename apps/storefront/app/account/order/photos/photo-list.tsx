import type { ShownPhoto } from '@counterpane/contract/orders/photos';
import styles from './photos.module.css';

interface PhotoListProps {
  /** Where the photographs of an order are read; the id of one follows. */
  readonly from: string;
  readonly photos: readonly ShownPhoto[];
  /** What one is called. */
  readonly nameOf: (number: number) => string;
}

/** Photographs that a customer has sent, each of which opens in full. */
export const PhotoList = ({ from, photos, nameOf }: PhotoListProps) =>
  photos.length === 0 ? null : (
    <ul className={styles.list}>
      {photos.map(({ id, width, height }, index) => (
        <li key={id}>
          <a href={`${from}/${id}`}>
            <img src={`${from}/${id}`} alt={nameOf(index + 1)} width={width} height={height} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
