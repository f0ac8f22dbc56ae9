import type { PageUpsell } from '@counterpane/contract/page-state';
import type { VariantView } from '@counterpane/contract/pages';
import { useText } from '../../language/use-text.ts';
import { LivePrice } from '../../quotes/live-price.tsx';
import { PerVariant } from '../per-variant.tsx';
import { upsellChoiceFor } from './choice-for-size.ts';
import styles from './offers.module.css';
import { UpsellPicture } from './upsell-picture.tsx';

interface UpsellOfferProps {
  readonly upsell: PageUpsell;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

/** One thing that goes with the product: ticked, it is added with it. */
export const UpsellOffer = ({ upsell, variants, selectedSku }: UpsellOfferProps) => {
  const t = useText();
  const { productID, shortTitle, shortDescription, disclaimer, comboLabel } = upsell;
  return (
    <li className={styles.offer}>
      <label className={styles.row}>
        <input type="checkbox" name="upsell" value={productID} defaultChecked={upsell.preselected} />
        <UpsellPicture upsell={upsell} />
        <span className={styles.words}>
          {comboLabel !== null && <span className={styles.tag}>{comboLabel}</span>}
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
                  t('Out of stock')
                )}
              </span>
            );
          }}
        </PerVariant>
      </label>
      <Choosers upsell={upsell} />
      <PairedOffer upsell={upsell} />
    </li>
  );
};

/** What may be chosen of it; its size follows that of the page. */
const Choosers = ({ upsell: { productID, choosers, shortTitle } }: { upsell: PageUpsell }) => (
  <>
    {choosers.map(({ name, value, options }) => (
      <label key={name} className={styles.chooser}>
        <span className="visually-hidden">{shortTitle}, </span>
        {name}
        <select name={`${productID}-${name}`} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
      </label>
    ))}
  </>
);

/** A second item offered with it. */
const PairedOffer = ({ upsell: { pairedItem, pairedProduct } }: { upsell: PageUpsell }) =>
  pairedItem &&
  pairedProduct && (
    <p className={styles.paired}>
      {pairedItem.labelText} <a href={pairedProduct.url}>{pairedItem.linkText}</a>
    </p>
  );
