import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import type { VariantView } from '@counterpane/contract/pages/pages';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../../language/use-text.ts';
import { chosenVariant, upsellChoiceFor } from './choice-for-size.ts';
import styles from './offers.module.css';
import { PerUnitNote } from './per-unit-note.tsx';
import { FreeSet, PaidUpgrade } from './upgrade-option.tsx';

interface UpgradePickerProps {
  readonly upgrades: readonly PageUpsell[];
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  readonly quantity: number;
}

/** The sleep bundle that comes with the mattress: the free one, or another for a difference. */
export const UpgradePicker = ({ upgrades, quantity, ...page }: UpgradePickerProps) => {
  const t = useText();
  const id = useId();
  const free = upgrades.find(isFree) ?? null;
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
      <FreeSet free={free} isChosen={!asked} {...page} />
      {paid.map((upgrade) => (
        <PaidUpgrade
          key={upgrade.productID}
          upgrade={upgrade}
          isChosen={upgrade === asked}
          quantity={quantity}
          {...page}
        />
      ))}
    </div>
  );
};

/** It costs nothing beside some size of the page, sold out or not: it is what comes anyway. */
const isFree = ({ choices }: PageUpsell): boolean => choices.some(({ price }) => price.amount === 0);
