import type { ShownPhoto } from '@counterpane/contract/orders/photos';
import { useText } from '../../../language/use-text.ts';
import photosOf from '../photos/photos.module.css';
import returned from '../return/return-page.module.css';

interface KeptPhotosProps {
  readonly from: string;
  readonly photos: readonly ShownPhoto[];
}

/** The photographs that a review has: what is no longer ticked goes. */
export const KeptPhotos = ({ from, photos }: KeptPhotosProps) => {
  const t = useText();
  if (photos.length === 0) return null;
  return (
    <fieldset className={returned.ways}>
      <legend>{t('Photographs that stay')}</legend>
      <ul className={photosOf.list}>
        {photos.map(({ id, width, height }, index) => (
          <li key={id}>
            <label>
              <input type="checkbox" name="keep" value={id} defaultChecked />
              <img
                src={`${from}/${id}`}
                alt={t('Photograph {number}', { number: index + 1 })}
                width={width}
                height={height}
              />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
