import type { PageBundle } from '@counterpane/contract/page-state';
import { displayMoney } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import { Button } from '../../design/button.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './offers.module.css';

interface SetOfferProps {
  readonly bundle: PageBundle;
  /** Names of the products in the set other than the one of the page. */
  readonly others: readonly string[];
  readonly saving: number;
}

/** The product as part of a set that costs less together. */
export const SetOffer = ({ bundle, others, saving }: SetOfferProps) => {
  const t = useText();
  const { currency } = bundle.prices.discountedPrice;
  const isAdjustable = bundle.groups.some(({ products }) =>
    products.some(({ kind }) => kind === 'adjustable-base'),
  );
  return (
    <section className={styles.set} aria-label={bundle.title}>
      <p>
        <strong>{bundle.title}</strong>: {t('with {others}', { others: others.join(', ') })}
      </p>
      <p className={styles.note}>
        {t('Together {price}, {saving} less than one by one', {
          price: displayMoney(bundle.prices.discountedPrice),
          saving: displayMoney(money(saving, currency)),
        })}
      </p>
      <Button look="quiet" name="source" value={isAdjustable ? 'adjustable-bundle-upsell' : 'bundle-upsell'}>
        {t('Add the set')}
      </Button>
    </section>
  );
};
