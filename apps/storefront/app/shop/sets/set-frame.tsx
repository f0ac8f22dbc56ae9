import type { BundlePage, CollectionPage } from '@counterpane/contract/set-pages';
import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { inColor } from '../../design/drawings/in-color.ts';
import { Studio } from '../../design/drawings/studio.tsx';
import { Photo, photoOf } from '../../design/photo/photo.tsx';
import { ASK } from '../product/added/added-place.ts';
import { Breadcrumbs } from '../product/product-view.tsx';
import type { SetOutcome } from './add-set-sent.ts';
import { SET_SIZES } from './picture-sizes.ts';
import { SetBar } from './set-bar.tsx';
import styles from './set-frame.module.css';
import { SetNews } from './set-news.tsx';
import step from './set-step.module.css';
import { SetSummary } from './set-summary.tsx';
import { SetUpsellList } from './set-upsell-list.tsx';

interface SetFrameProps {
  readonly page: BundlePage | CollectionPage;
  /** What became of the form that was sent. */
  readonly sent: SetOutcome | null;
  /** Of the chosen colour, where the whole set has one. */
  readonly swatch?: string | null;
  /** Sets are photographed in the colour that comes first; in any other they are drawn. */
  readonly isInFirstColor?: boolean;
  /** Its steps are numbered, as a builder's are. */
  readonly isNumbered?: boolean;
  readonly children: ReactNode;
}

/** Every page of a set: choices to the left, what they come to beside them, all in one form that needs no script. */
export const SetFrame = ({
  page,
  sent,
  swatch = null,
  isInFirstColor = true,
  isNumbered = false,
  children,
}: SetFrameProps) => {
  const picture = isInFirstColor ? page.picture : null;
  const address = useHref(page.path);
  return (
    <div className={styles.page}>
      <Breadcrumbs links={page.breadcrumbs} />
      <header className={picture || page.drawing ? styles.head : undefined}>
        <div>
          <h1>{page.heading}</h1>
          <p className={styles.subtitle}>{page.subtitle}</p>
        </div>
        {(picture || page.drawing) && (
          <div className={styles.picture} data-set-part="picture">
            {picture && <Photo {...photoOf(picture)} sizes={SET_SIZES} isFirst="main" />}
            {!picture && page.drawing && (
              <Studio drawing={inColor(page.drawing, swatch)} label={page.heading} />
            )}
          </div>
        )}
      </header>
      <form method="post" action={address} className={styles.form} data-set-form="">
        <SetNews sent={sent} />
        <div>
          <div
            className={isNumbered ? `${styles.choices} ${step.numbered}` : styles.choices}
            data-set-part="choices"
          >
            {children}
          </div>
          <SetBar page={page} />
        </div>
        <SetSummary page={page} address={address} />
        <div data-set-part="list">
          <SetUpsellList upsells={page.upsells} />
        </div>
        <input type="hidden" name={ASK} value="" data-ask={page.name} />
      </form>
    </div>
  );
};
