import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import type { VariantView } from '@counterpane/contract/pages/pages';
import { placeholders } from '@counterpane/messages/placeholders';
import { InterpolatedText } from '../../../language/interpolated-text.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { knownTotal } from '../../quotes/known-prices.ts';
import { livePriceOf } from '../../quotes/quote-attributes.ts';
import { PerVariant } from '../per-variant.tsx';
import { chosenVariant, isSoldOutWith, upsellChoiceFor } from './choice-for-size.ts';
import styles from './offers.module.css';
import { UnavailableLabel } from './unavailable-label.tsx';
import { UpsellDetails } from './upsell-details.tsx';
import { UpsellThumbnail } from './upsell-picture.tsx';
import { upsellQuoteTerms } from './upsell-quote-terms.ts';

interface OptionProps {
  readonly isChosen: boolean;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

/** What comes with the mattress anyway; null where the brand does not say what it is. */
export const FreeSet = ({ free, isChosen, ...page }: OptionProps & { readonly free: PageUpsell | null }) => {
  const t = useText();
  return (
    <div className={styles.card}>
      <label className={styles.row}>
        <input type="radio" name="upgrade" value="" defaultChecked={isChosen} />
        {free && <UpsellThumbnail upsell={free} chosen={[]} />}
        <span className={styles.words}>
          <span className={styles.title}>{free?.comboLabel ?? free?.longTitle ?? t('The free set')}</span>
          <span className={styles.note}>{free?.shortDescription}</span>
        </span>
        <span className={styles.price}>{t('Free')}</span>
      </label>
      {free && <UpsellDetails upsell={free} chosen={[]} {...page} />}
    </div>
  );
};

interface PaidProps extends OptionProps {
  readonly upgrade: PageUpsell;
  /** How many of the mattress are chosen: it comes with each. */
  readonly quantity: number;
}

export const PaidUpgrade = ({ upgrade, isChosen, quantity, ...page }: PaidProps) => (
  <div className={styles.card}>
    <label className={styles.row}>
      <input
        type="radio"
        name="upgrade"
        value={upgrade.productID}
        data-offer=""
        defaultChecked={isChosen}
        disabled={!upsellChoiceFor(upgrade, chosenVariant(page.variants, page.selectedSku))}
      />
      <UpsellThumbnail upsell={upgrade} chosen={[]} />
      <span className={styles.words}>
        <span className={styles.title}>{upgrade.longTitle}</span>
        <span className={styles.note}>{upgrade.shortDescription}</span>
        <Label upgrade={upgrade} />
        {upgrade.disclaimer !== null && <span className={styles.onlyChosen}>{upgrade.disclaimer}</span>}
      </span>
      <UpgradePrice upgrade={upgrade} quantity={quantity} {...page} />
    </label>
    <UpsellDetails upsell={upgrade} chosen={[]} {...page} />
  </div>
);

/** What is special about it, e.g. "Best value", with a dot in its colour. */
const Label = ({ upgrade: { dataV2 } }: { upgrade: PageUpsell }) =>
  dataV2 && (
    <span className={styles.label}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        <circle cx="5" cy="5" r="5" fill={dataV2.labelData.colour} />
      </svg>
      {dataV2.labelData.label}
    </span>
  );

const UpgradePrice = ({ upgrade, quantity, ...page }: Omit<PaidProps, 'isChosen'>) => (
  <PerVariant
    {...page}
    // Each size has another bundle, which is asked about where a coupon counts.
    by={(variant) => upsellChoiceFor(upgrade, variant)?.size ?? String(isSoldOutWith(upgrade, variant))}
    as="span"
  >
    {(variant) => {
      const choice = upsellChoiceFor(upgrade, variant);
      return (
        <span className={styles.price}>
          {choice ? (
            <UpgradeSurcharge upgrade={upgrade} choice={choice} quantity={quantity} />
          ) : (
            <UnavailableLabel isSoldOut={isSoldOutWith(upgrade, variant)} />
          )}
        </span>
      );
    }}
  </PerVariant>
);

interface UpgradeSurchargeProps extends Pick<PaidProps, 'upgrade' | 'quantity'> {
  readonly choice: PageUpsell['choices'][number];
}

const UpgradeSurcharge = ({ upgrade, choice, quantity }: UpgradeSurchargeProps) => {
  const t = useText();
  const format = useFormat();
  const item = { ...choice, productID: upgrade.productID };
  return (
    <span {...livePriceOf(item, choice.isPurchasable, upsellQuoteTerms(upgrade, choice))}>
      <InterpolatedText text={t('+{amount}', placeholders('amount'))} gap="amount">
        <span data-quote-part="price">{format.money(knownTotal(choice, quantity).price)}</span>
      </InterpolatedText>
    </span>
  );
};
