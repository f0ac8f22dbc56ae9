import type { CollectionPage } from '@counterpane/contract/pages/set-pages';
import { Photo } from '../../../design/photo/photo.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import step from '../set-step.module.css';
import styles from './collection-view.module.css';

/** A piece of a collection as it follows the bed, as often as it is wanted; or why it cannot. */
export const CollectionPiece = ({ piece }: { piece: CollectionPage['pieces'][number] }) => {
  const t = useText();
  const format = useFormat();
  const { title, url, picture, choice, price, isSoldOut, field, quantity, minimum, maximum } = piece;
  const missing = isSoldOut ? t('Out of stock') : t('Not made to go with this bed');
  return (
    <li className={styles.piece}>
      <Photo src={picture.url} alt="" sizes="120px" width={120} height={90} />
      <div className={step.words}>
        <h3 className={step.title}>
          <PageLink to={url}>{title}</PageLink>
        </h3>
        <p className={step.note}>
          {price ? [choice, format.money(price)].filter(Boolean).join(', ') : missing}
        </p>
      </div>
      {price && minimum < maximum && (
        <label className={styles.quantity}>
          <span className="visually-hidden">{t('Quantity of {title}', { title })}</span>
          <select name={field} defaultValue={quantity}>
            {Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
    </li>
  );
};
