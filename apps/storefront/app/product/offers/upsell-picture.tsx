import type { PageUpsell } from '@counterpane/contract/page-state';
import { upsellImage } from '@counterpane/rules/upsells/upsell-image';
import styles from './offers.module.css';

/** The picture of an upsell in the colour it starts with: one for phones, one for larger screens. */
export const UpsellPicture = ({ upsell }: { upsell: PageUpsell }) => {
  const color = upsell.choosers.find(({ name }) => name === 'Color')?.value ?? null;
  return (
    <picture>
      <source media="(max-width: 575px)" srcSet={upsellImage(upsell, 'mobile', color)} />
      <img
        className={styles.picture}
        src={upsellImage(upsell, 'desktop', color)}
        alt=""
        width="120"
        height="90"
        loading="lazy"
      />
    </picture>
  );
};
