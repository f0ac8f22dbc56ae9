import { PHOTO_LIMITS, PHOTO_TYPES } from '@counterpane/contract/orders/photo-limits';
import { useText } from '../../../language/use-text.ts';
import styles from './photos.module.css';

/** Photographs to choose, or on a phone to take. */
export const PhotoField = ({
  label,
  isRequired = false,
  isPublic = false,
}: {
  label: string;
  isRequired?: boolean;
  /** All shoppers see them. */
  isPublic?: boolean;
}) => {
  const t = useText();
  return (
    <p className={styles.field}>
      <label htmlFor="photos">{label}</label>
      <input
        id="photos"
        type="file"
        name="photos"
        multiple
        accept={PHOTO_TYPES}
        required={isRequired}
        aria-describedby="photos-hint"
      />
      <span id="photos-hint" className={styles.hint}>
        {isPublic
          ? t(
              'Up to {most} pictures of {megabytes} MB each. Everybody can see them; where they were taken is removed.',
              PHOTO_LIMITS,
            )
          : t(
              'Up to {most} pictures of {megabytes} MB each. Only you and our team can see them.',
              PHOTO_LIMITS,
            )}
      </span>
    </p>
  );
};
