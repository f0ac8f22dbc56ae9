import type { PageState, PageUpsell } from '@counterpane/contract/pages/page-state';
import type { VariantView } from '@counterpane/contract/pages/pages';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../design/button.tsx';
import { useText } from '../../../language/use-text.ts';
import styles from './offers.module.css';
import { PerUnitNote } from './per-unit-note.tsx';
import { sharesSet } from './shares-set.ts';
import { UpsellOffer } from './upsell-offer.tsx';

interface UpsellRowProps {
  readonly upsells: readonly PageUpsell[];
  readonly state: Pick<PageState, 'upsellItems'>;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  readonly quantity: number;
  /** What is chosen is sold out: nothing goes with it. */
  readonly isOff: boolean;
}

/** What goes with the product, under the choices. Its own button adds all that is ticked. */
export const UpsellRow = ({ upsells, state, quantity, isOff, ...page }: UpsellRowProps) => {
  const t = useText();
  const id = useId();
  const [asked] = useSearchParams();
  const ticked = asked.getAll('upsell');
  if (upsells.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {t('Goes well with it')}
      </h2>
      <PerUnitNote quantity={quantity} />
      <ul className={styles.offers}>
        {upsells.map((upsell) => (
          <UpsellOffer
            key={upsell.productID}
            upsell={upsell}
            isTicked={ticked.includes(upsell.productID)}
            sharesSet={sharesSet(upsell, state)}
            place="row"
            quantity={quantity}
            {...page}
          />
        ))}
      </ul>
      <Button look="quiet" name="source" value="upsell-row-box" data-add="" disabled={isOff}>
        {t('Add together')}
      </Button>
    </section>
  );
};
