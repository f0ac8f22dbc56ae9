import type { CollectionPage } from '@counterpane/contract/pages/set-pages';
import { wholeDollars } from '@counterpane/rules/money/display';
import { useText } from '../../../language/use-text.ts';
import type { SetOutcome } from '../add-set-action.ts';
import { SetFrame } from '../set-frame.tsx';
import step from '../set-step.module.css';
import { SetTiles } from '../set-tiles.tsx';
import { CollectionPiece } from './collection-piece.tsx';
import styles from './collection-view.module.css';

interface CollectionViewProps {
  readonly page: CollectionPage;
  readonly sent: SetOutcome | null;
}

/** Size and colour of the bed lead; each piece follows, as often as it is wanted. */
export const CollectionView = ({ page, sent }: CollectionViewProps) => {
  const t = useText();
  return (
    <SetFrame page={page} sent={sent}>
      <section className={step.step} aria-label={t('Size and color')}>
        {page.sizes.length > 0 && <SetTiles field="size" title={t('Size')} options={page.sizes} />}
        {page.colors.length > 0 && <SetTiles field="color" title={t('Color')} options={page.colors} />}
      </section>
      <section className={step.step}>
        <h2 className={step.heading}>{t('What is in it')}</h2>
        <ul className={styles.pieces}>
          {page.pieces.map((piece) => (
            <CollectionPiece key={piece.name} piece={piece} />
          ))}
        </ul>
        {wholeDollars(page.prices.discount).amount > 0 && (
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
