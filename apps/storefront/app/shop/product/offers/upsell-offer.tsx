import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import type { VariantView } from '@counterpane/contract/pages/pages';
import { useSearchParams } from 'react-router';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import { chosenVariant } from './choice-for-size.ts';
import styles from './offers.module.css';
import { UpsellChoosers } from './upsell-choosers.tsx';
import { UpsellDetails } from './upsell-details.tsx';
import { upsellOptions } from './upsell-options.ts';
import { UpsellPicture, UpsellThumbnail } from './upsell-picture.tsx';
import { UpsellPrice } from './upsell-price.tsx';

interface UpsellOfferProps {
  readonly upsell: PageUpsell;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  /** How many of the product are chosen. */
  readonly quantity: number;
  /** Nothing is ticked where it is not seen before the form is sent. */
  readonly isTicked: boolean;
  /** Its price counts the saving of a set that another thing on the page makes too. */
  readonly sharesSet: boolean;
  /** The pop-up has room for a picture of its own for phones, and its prices are those of the cart. */
  readonly place: 'row' | 'popup';
}

/** One thing that goes with the product: ticked, it is added with it. */
export const UpsellOffer = ({
  upsell,
  variants,
  selectedSku,
  quantity,
  isTicked,
  sharesSet,
  place,
}: UpsellOfferProps) => {
  const t = useText();
  const [asked] = useSearchParams();
  const { productID, shortTitle, shortDescription, disclaimer, comboLabel } = upsell;
  const options = upsellOptions(upsell, chosenVariant(variants, selectedSku), asked);
  return (
    <li className={`${styles.card} ${styles.offer}`} data-upsell-offer="">
      <label className={styles.row}>
        <input
          type="checkbox"
          name="upsell"
          value={productID}
          data-offer=""
          defaultChecked={isTicked && options.choices.length > 0}
          disabled={options.choices.length === 0}
        />
        {place === 'row' ? (
          <UpsellThumbnail upsell={upsell} chosen={options.chosen} />
        ) : (
          <UpsellPicture upsell={upsell} chosen={options.chosen} sizes="96px" className={styles.picture} />
        )}
        <span className={styles.words}>
          {comboLabel !== null && <span className={styles.tag}>{comboLabel}</span>}
          {upsell.preselected && <span className={styles.tag}>{t('Recommended with it')}</span>}
          <span className={styles.title}>{shortTitle}</span>
          <span className={styles.note}>{shortDescription}</span>
          {disclaimer !== null && <span className={styles.note}>{disclaimer}</span>}
          {sharesSet && (
            <span className={styles.note}>{t('With the saving of a set, which counts once')}</span>
          )}
        </span>
        <UpsellPrice {...{ upsell, variants, selectedSku, asked, quantity, place }} />
      </label>
      <UpsellDetails upsell={upsell} chosen={options.chosen} variants={variants} selectedSku={selectedSku} />
      <div className={styles.more}>
        <UpsellChoosers upsell={upsell} options={options} />
        <PairedOffer upsell={upsell} />
      </div>
    </li>
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
