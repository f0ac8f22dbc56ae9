import type { PageUpsell } from '@counterpane/contract/page-state';
import type { VariantView } from '@counterpane/contract/pages';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { LivePrice } from '../../quotes/live-price.tsx';
import { PerVariant } from '../per-variant.tsx';
import { chosenVariant, upsellChoiceFor } from './choice-for-size.ts';
import styles from './offers.module.css';
import { Unfit } from './unfit.tsx';
import { UpsellPicture } from './upsell-picture.tsx';

interface UpsellOfferProps {
  readonly upsell: PageUpsell;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  /** Nothing is ticked where it is not seen before the form is sent. */
  readonly isTicked: boolean;
}

/** One thing that goes with the product: ticked, it is added with it. */
export const UpsellOffer = ({ upsell, variants, selectedSku, isTicked }: UpsellOfferProps) => {
  const t = useText();
  const { productID, shortTitle, shortDescription, disclaimer, comboLabel } = upsell;
  const selected = chosenVariant(variants, selectedSku);
  return (
    <li className={`${styles.card} ${styles.offer}`}>
      <label className={styles.row}>
        <input
          type="checkbox"
          name="upsell"
          value={productID}
          data-offer=""
          defaultChecked={isTicked}
          disabled={!upsellChoiceFor(upsell, selected)}
        />
        <UpsellPicture upsell={upsell} />
        <span className={styles.words}>
          {comboLabel !== null && <span className={styles.tag}>{comboLabel}</span>}
          {upsell.preselected && <span className={styles.tag}>{t('Recommended with it')}</span>}
          <span className={styles.title}>{shortTitle}</span>
          <span className={styles.note}>{shortDescription}</span>
          {disclaimer !== null && <span className={styles.note}>{disclaimer}</span>}
        </span>
        <PerVariant
          variants={variants}
          selectedSku={selectedSku}
          by={(variant) => JSON.stringify(upsellChoiceFor(upsell, variant)?.price ?? null)}
        >
          {(variant) => {
            const choice = upsellChoiceFor(upsell, variant);
            return (
              <span className={styles.price}>
                {choice ? (
                  <LivePrice
                    item={{ productID, quantity: choice.quantity, properties: choice.properties }}
                    isPurchasable={choice.isPurchasable}
                    now={choice.price}
                    was={choice.listPrice}
                  />
                ) : (
                  <Unfit />
                )}
              </span>
            );
          }}
        </PerVariant>
      </label>
      <div className={styles.more}>
        <Choosers upsell={upsell} />
        <PairedOffer upsell={upsell} />
      </div>
    </li>
  );
};

/** What may be chosen of it; its size follows that of the page. */
const Choosers = ({ upsell: { productID, choosers, shortTitle } }: { upsell: PageUpsell }) => {
  const t = useText();
  return (
    <>
      {choosers.map(({ name, value, options }) => (
        <span key={name} className={styles.chooser}>
          <label htmlFor={`${productID}-${name}`}>
            <span className="visually-hidden">{shortTitle}, </span>
            {t(name)}
          </label>
          <select id={`${productID}-${name}`} name={`${productID}-${name}`} defaultValue={value}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.title}
              </option>
            ))}
          </select>
        </span>
      ))}
    </>
  );
};

/** A second item offered with it. */
const PairedOffer = ({ upsell: { pairedItem, pairedProduct } }: { upsell: PageUpsell }) => {
  const t = useText();
  return (
    pairedItem &&
    pairedProduct && (
      <p className={styles.paired}>
        {pairedItem.labelText}:{' '}
        <PageLink to={pairedProduct.url} target="_blank" rel="noreferrer">
          {pairedItem.linkText}
          <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
        </PageLink>
      </p>
    )
  );
};
