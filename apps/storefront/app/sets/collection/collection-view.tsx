import type { CollectionPage } from '@counterpane/contract/set-pages';
import { PageLink } from '../../language/page-link.tsx';
import { useFigures } from '../../language/use-figures.ts';
import { useText } from '../../language/use-text.ts';
import { Photo } from '../../photo/photo.tsx';
import type { SetOutcome } from '../add-set-sent.ts';
import { SetFrame } from '../set-frame.tsx';
import step from '../set-step.module.css';
import { SetTiles } from '../set-tiles.tsx';
import styles from './collection-view.module.css';

interface CollectionViewProps {
  readonly page: CollectionPage;
  readonly sent: SetOutcome | null;
}

/** Size and colour of the bed lead; each piece follows, as often as it is wanted. */
export const CollectionView = ({ page, sent }: CollectionViewProps) => {
  const t = useText();
  const color = page.colors.find(({ isChosen }) => isChosen);
  return (
    <SetFrame
      page={page}
      sent={sent}
      swatch={color?.swatch ?? null}
      isInFirstColor={color === page.colors[0]}
    >
      <section className={step.step} aria-label={t('Size and color')}>
        {page.sizes.length > 0 && <SetTiles field="size" title={t('Size')} options={page.sizes} />}
        {page.colors.length > 0 && <SetTiles field="color" title={t('Color')} options={page.colors} />}
      </section>
      <section className={step.step}>
        <h2 className={step.heading}>{t('What is in it')}</h2>
        <ul className={styles.pieces}>
          {page.pieces.map((piece) => (
            <Piece key={piece.name} piece={piece} />
          ))}
        </ul>
        {page.prices.discount.amount > 0 && (
          <p className={styles.worth}>
            {t('Worth {value}. You save {discount}.', {
              value: page.prices.formatted.totalValue,
              discount: page.prices.formatted.discount,
            })}
          </p>
        )}
      </section>
    </SetFrame>
  );
};

const Piece = ({ piece }: { piece: CollectionPage['pieces'][number] }) => {
  const t = useText();
  const figures = useFigures();
  const { title, url, picture, choice, price, field, quantity, minimum, maximum } = piece;
  return (
    <li className={styles.piece}>
      <Photo src={picture.url} alt="" sizes="120px" width={120} height={90} />
      <div className={step.words}>
        <h3 className={step.title}>
          <PageLink to={url}>{title}</PageLink>
        </h3>
        <p className={step.note}>
          {price
            ? [choice, figures.money(price)].filter(Boolean).join(', ')
            : t('Not made to go with this bed')}
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
