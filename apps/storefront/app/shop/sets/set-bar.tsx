import type { BundlePage, CollectionPage } from '@counterpane/contract/pages/set-pages';
import { Button } from '../../design/button.tsx';
import { useText } from '../../language/use-text.ts';
import { PriceParts } from '../quotes/live-price.tsx';
import { livePriceOfSet } from './live-price-of-set.ts';
import styles from './set-bar.module.css';

interface SetBarProps {
  readonly page: Pick<BundlePage | CollectionPage, 'items' | 'summary' | 'problem'>;
}

/** Price and button at the foot of a phone's screen, for as long as the choices are longer than it. */
export const SetBar = ({ page }: SetBarProps) => {
  const { summary, problem } = page;
  const t = useText();
  return (
    <div className={styles.bar} data-set-part="bar">
      {problem === null && (
        <PriceParts attributes={livePriceOfSet(page)} now={summary.total} was={summary.listTotal} />
      )}
      <Button look="primary" wide name="source" value="sticky-add-to-cart" disabled={problem !== null}>
        {t('Add to cart')}
      </Button>
    </div>
  );
};
