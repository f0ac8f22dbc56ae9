import type { PageUpsell } from '@counterpane/contract/page-state';
import type { VariantView } from '@counterpane/contract/pages';
import { displayMoney } from '@counterpane/rules/money/display';
import { useId } from 'react';
import { useText } from '../../language/use-text.ts';
import { PerVariant } from '../per-variant.tsx';
import { upsellChoiceFor } from './choice-for-size.ts';
import styles from './offers.module.css';

interface UpgradePickerProps {
  readonly upgrades: readonly PageUpsell[];
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

/** The sleep bundle that comes with the mattress: the free one, or another for a difference. */
export const UpgradePicker = ({ upgrades, variants, selectedSku }: UpgradePickerProps) => {
  const t = useText();
  const id = useId();
  const [free] = upgrades.filter((upgrade) => isFree(upgrade, variants));
  const paid = upgrades.filter((upgrade) => upgrade !== free);
  if (paid.length === 0) return null;
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.heading}>
        {t('Upgrade')}
      </div>
      <label className={styles.row}>
        <input type="radio" name="upgrade" value="" defaultChecked />
        <span className={styles.words}>
          <span className={styles.title}>{free?.comboLabel ?? free?.longTitle ?? t('The free set')}</span>
          <span className={styles.note}>{free?.shortDescription}</span>
        </span>
        <span className={styles.price}>{t('Free')}</span>
      </label>
      {paid.map((upgrade) => (
        <label key={upgrade.productID} className={styles.row}>
          <input type="radio" name="upgrade" value={upgrade.productID} defaultChecked={upgrade.preselected} />
          <span className={styles.words}>
            <span className={styles.title}>{upgrade.longTitle}</span>
            <span className={styles.note}>{upgrade.shortDescription}</span>
          </span>
          <PerVariant
            variants={variants}
            selectedSku={selectedSku}
            by={(variant) => String(upsellChoiceFor(upgrade, variant)?.price.amount)}
          >
            {(variant) => {
              const choice = upsellChoiceFor(upgrade, variant);
              return (
                <span className={styles.price}>
                  {choice ? t('+{amount}', { amount: displayMoney(choice.price) }) : t('Out of stock')}
                </span>
              );
            }}
          </PerVariant>
        </label>
      ))}
    </div>
  );
};

/** It costs nothing beside any size of the page: it is what comes anyway. */
const isFree = (upgrade: PageUpsell, variants: readonly VariantView[]): boolean =>
  variants.some((variant) => upsellChoiceFor(upgrade, variant)?.price.amount === 0);
