import type { PageUpsell } from '@counterpane/contract/page-state';
import { upsellImage } from '@counterpane/rules/upsells/upsell-image';
import { choiceOf } from '../choice-of.ts';
import styles from './offers.module.css';
import type { OptionValues } from './option-values.ts';
import { PerChoice } from './per-choice.tsx';
import { valuesOf } from './upsell-options.ts';

type Choice = PageUpsell['choices'][number];

/** The picture of an upsell in the chosen colour, where that has one. */
export const UpsellPicture = ({ upsell, chosen }: { upsell: PageUpsell; chosen: OptionValues }) => (
  <span>
    <PerChoice
      things={uniqueChoices(upsell)}
      valuesOf={(choice) => valuesOf(upsell, choice)}
      chosen={chosen}
      by={(choice) => upsellImage(upsell, 'desktop', choiceOf(choice, 'Color'))}
    >
      {(choice) => <PictureInColor upsell={upsell} color={choiceOf(choice, 'Color')} />}
    </PerChoice>
  </span>
);

/** One picture for phones, one for larger screens. */
const PictureInColor = ({ upsell, color }: { upsell: PageUpsell; color: string | null }) => (
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

/** The same in every size of the page. */
const uniqueChoices = (upsell: PageUpsell): Choice[] =>
  [...Map.groupBy(upsell.choices, (choice) => valuesOf(upsell, choice).join())].flatMap(([, all]) =>
    all.slice(0, 1),
  );
