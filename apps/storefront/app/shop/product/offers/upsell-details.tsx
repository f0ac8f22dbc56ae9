import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import type { VariantView } from '@counterpane/contract/pages/pages';
import { wholeDollars } from '@counterpane/rules/money/display';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { PerVariant } from '../per-variant.tsx';
import { upsellChoiceFor } from './choice-for-size.ts';
import type { OptionValues } from './option-values.ts';
import styles from './upsell-details.module.css';
import { UpsellPicture } from './upsell-picture.tsx';

interface UpsellDetailsProps {
  readonly upsell: PageUpsell;
  /** What its choosers say. */
  readonly chosen: OptionValues;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

/** All there is to say of an upsell, for who wants to know: what it looks like, what it is and what is in it. */
export const UpsellDetails = ({ upsell, chosen, ...page }: UpsellDetailsProps) => {
  const t = useText();
  const { shortTitle, longTitle, longDescription, dataV2 } = upsell;
  return (
    <details className={styles.details}>
      <summary>
        {dataV2 ? (
          t('What is in {title}', { title: dataV2.shortTitle })
        ) : (
          <>
            {t('Details')}
            <span className="visually-hidden">: {shortTitle}</span>
          </>
        )}
      </summary>
      <div className={styles.body}>
        <UpsellPicture
          upsell={upsell}
          chosen={chosen}
          className={styles.picture}
          sizes="(max-width: 575px) calc(100vw - 80px), 180px"
        />
        <div className={styles.words}>
          <p>
            <strong>{longTitle}</strong>
          </p>
          <p>{longDescription}</p>
          <WhatIsInIt upsell={upsell} />
          <Saving upsell={upsell} {...page} />
        </div>
      </div>
    </details>
  );
};

const WhatIsInIt = ({ upsell: { features, dataV2 } }: Pick<UpsellDetailsProps, 'upsell'>) => (
  <>
    {dataV2 && (
      <p>
        {dataV2.comboItemData.label}: {dataV2.comboItemData.itemsLabels.join(', ')}
      </p>
    )}
    <ul className={styles.features}>
      {(dataV2?.features ?? features).map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  </>
);

/** What it is cheaper by beside the product of the page, in its size. */
const Saving = ({ upsell, variants, selectedSku }: Omit<UpsellDetailsProps, 'chosen'>) => {
  const t = useText();
  const format = useFormat();
  const savingIn = (variant: VariantView) => {
    const saving = upsellChoiceFor(upsell, variant)?.saving;
    return saving ? wholeDollars(saving) : null;
  };
  if (!upsell.discount) return null;
  return (
    <PerVariant
      variants={variants}
      selectedSku={selectedSku}
      by={(variant) => String(savingIn(variant)?.amount ?? 0)}
    >
      {(variant) => {
        const saving = savingIn(variant);
        return (
          saving &&
          saving.amount > 0 && (
            <p className={styles.saving}>
              {t('Costs {amount} less with this product', { amount: format.money(saving) })}
            </p>
          )
        );
      }}
    </PerVariant>
  );
};
