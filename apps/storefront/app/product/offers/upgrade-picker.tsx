import type { PageUpsell } from '@counterpane/contract/page-state';
import type { VariantView } from '@counterpane/contract/pages';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useFigures } from '../../language/use-figures.ts';
import { useText } from '../../language/use-text.ts';
import { PerVariant } from '../per-variant.tsx';
import { chosenVariant, upsellChoiceFor } from './choice-for-size.ts';
import styles from './offers.module.css';
import { PerUnitNote } from './per-unit-note.tsx';
import { Unfit } from './unfit.tsx';

interface Variants {
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

interface UpgradePickerProps extends Variants {
  readonly upgrades: readonly PageUpsell[];
  readonly quantity: number;
}

/** The sleep bundle that comes with the mattress: the free one, or another for a difference. */
export const UpgradePicker = ({ upgrades, quantity, ...page }: UpgradePickerProps) => {
  const t = useText();
  const id = useId();
  const free = upgrades.find((upgrade) => isFree(upgrade, page.variants));
  const paid = upgrades.filter((upgrade) => upgrade !== free);
  const [search] = useSearchParams();
  if (paid.length === 0) return null;
  const selected = chosenVariant(page.variants, page.selectedSku);
  // A form without script asks for the page with what it has chosen.
  const asked = paid.find(
    (upgrade) => upgrade.productID === search.get('upgrade') && upsellChoiceFor(upgrade, selected) !== null,
  );
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.heading}>
        {t('Upgrade')}
      </div>
      <PerUnitNote quantity={quantity} />
      <label className={`${styles.card} ${styles.row}`}>
        <input type="radio" name="upgrade" value="" defaultChecked={!asked} />
        <span className={styles.words}>
          <span className={styles.title}>{free?.comboLabel ?? free?.longTitle ?? t('The free set')}</span>
          <span className={styles.note}>{free?.shortDescription}</span>
        </span>
        <span className={styles.price}>{t('Free')}</span>
      </label>
      {paid.map((upgrade) => (
        <PaidUpgrade key={upgrade.productID} upgrade={upgrade} isChosen={upgrade === asked} {...page} />
      ))}
    </div>
  );
};

interface PaidUpgradeProps extends Variants {
  readonly upgrade: PageUpsell;
  readonly isChosen: boolean;
}

const PaidUpgrade = ({ upgrade, isChosen, variants, selectedSku }: PaidUpgradeProps) => {
  const t = useText();
  const figures = useFigures();
  return (
    <label className={`${styles.card} ${styles.row}`}>
      <input
        type="radio"
        name="upgrade"
        value={upgrade.productID}
        data-offer=""
        defaultChecked={isChosen}
        disabled={!upsellChoiceFor(upgrade, chosenVariant(variants, selectedSku))}
      />
      <span className={styles.words}>
        <span className={styles.title}>{upgrade.longTitle}</span>
        <span className={styles.note}>{upgrade.shortDescription}</span>
        {upgrade.disclaimer !== null && <span className={styles.onlyChosen}>{upgrade.disclaimer}</span>}
      </span>
      <PerVariant
        variants={variants}
        selectedSku={selectedSku}
        by={(variant) => String(upsellChoiceFor(upgrade, variant)?.price.amount)}
        as="span"
      >
        {(variant) => {
          const choice = upsellChoiceFor(upgrade, variant);
          return (
            <span className={styles.price}>
              {choice ? t('+{amount}', { amount: figures.money(choice.price) }) : <Unfit />}
            </span>
          );
        }}
      </PerVariant>
    </label>
  );
};

/** It costs nothing beside any size of the page: it is what comes anyway. */
const isFree = (upgrade: PageUpsell, variants: readonly VariantView[]): boolean =>
  variants.some((variant) => upsellChoiceFor(upgrade, variant)?.price.amount === 0);
