import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import { upsellImage } from '@counterpane/rules/upsells/upsell-image';
import type { ReactNode } from 'react';
import { Photo } from '../../../design/photo/photo.tsx';
import { findPhotoSet } from '../../../design/photo/photo-set.ts';
import { chosenValue } from '../choices/chosen-value.ts';
import styles from './offers.module.css';
import type { OptionValues } from './option-values.ts';
import { PerChoice } from './per-choice.tsx';
import { valuesOf } from './upsell-options.ts';

type Choice = PageUpsell['choices'][number];

interface UpsellPictureProps {
  readonly upsell: PageUpsell;
  readonly chosen: OptionValues;
}

/** The small picture of an upsell, in the chosen colour where that has one. */
export const UpsellThumbnail = ({ upsell, chosen }: UpsellPictureProps) => {
  const { thumbnail, thumbnailV2, dataV2, imageByColor } = upsell;
  const small = dataV2 === null ? thumbnail : thumbnailV2;
  const pictureOf = (choice: Choice) =>
    upsellImage({ image: small, imageMobile: small, imageByColor }, 'desktop', chosenValue(choice, 'Color'));
  return (
    <PerColor upsell={upsell} chosen={chosen} pictureOf={pictureOf}>
      {(choice) => (
        <Photo
          src={pictureOf(choice)}
          alt=""
          sizes="64px"
          width={64}
          height={48}
          className={styles.picture}
        />
      )}
    </PerColor>
  );
};

interface LargePictureProps extends UpsellPictureProps {
  readonly className: string | undefined;
  /** How wide it is shown, as an img element is told. */
  readonly sizes: string;
}

/** The picture of an upsell: one for phones, one for larger screens, in the chosen colour where that has one. */
export const UpsellPicture = ({ upsell, chosen, ...shown }: LargePictureProps) => {
  const { image, imageMobile, imageByColor, dataV2 } = upsell;
  const item = { image: dataV2?.image ?? image, imageMobile, imageByColor };
  const pictureOf = (choice: Choice) => upsellImage(item, 'desktop', chosenValue(choice, 'Color'));
  return (
    <PerColor upsell={upsell} chosen={chosen} pictureOf={pictureOf}>
      {(choice) => (
        <PictureByScreen
          desktop={pictureOf(choice)}
          mobile={upsellImage(item, 'mobile', chosenValue(choice, 'Color'))}
          {...shown}
        />
      )}
    </PerColor>
  );
};

interface PerColorProps extends UpsellPictureProps {
  readonly pictureOf: (choice: Choice) => string;
  readonly children: (choice: Choice) => ReactNode;
}

const PerColor = ({ upsell, chosen, pictureOf, children }: PerColorProps) => (
  <span>
    <PerChoice
      things={uniqueChoices(upsell)}
      valuesOf={(choice) => valuesOf(upsell, choice)}
      chosen={chosen}
      by={pictureOf}
    >
      {children}
    </PerChoice>
  </span>
);

interface PictureByScreenProps extends Pick<LargePictureProps, 'className' | 'sizes'> {
  readonly desktop: string;
  readonly mobile: string;
}

/** A photograph comes in the width and format that suit the screen; a drawing is one file. */
const PictureByScreen = ({ desktop, mobile, sizes, className }: PictureByScreenProps) => {
  const [wide, narrow] = [findPhotoSet(desktop), findPhotoSet(mobile)];
  return (
    <picture>
      {narrow && <source media={PHONE} type="image/avif" srcSet={narrow.avif} sizes={sizes} />}
      <source media={PHONE} srcSet={narrow?.webp ?? mobile} sizes={narrow ? sizes : undefined} />
      {wide && <source type="image/avif" srcSet={wide.avif} sizes={sizes} />}
      <img
        className={className}
        src={desktop}
        srcSet={wide?.webp}
        sizes={wide ? sizes : undefined}
        alt=""
        width="640"
        height="480"
        loading="lazy"
      />
    </picture>
  );
};

const PHONE = '(max-width: 575px)';

/** The same in every size of the page. */
const uniqueChoices = (upsell: PageUpsell): Choice[] =>
  [...Map.groupBy(upsell.choices, (choice) => valuesOf(upsell, choice).join())].flatMap(([, all]) =>
    all.slice(0, 1),
  );
