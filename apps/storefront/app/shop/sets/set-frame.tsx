import type { BundlePage, CollectionPage } from '@counterpane/contract/pages/set-pages';
import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { Photo, photoOf } from '../../design/photo/photo.tsx';
import { ASK } from '../product/added/added-url.ts';
import { Breadcrumbs } from '../product/product-view.tsx';
import { CouponNote } from '../quotes/coupon-note.tsx';
import type { SetOutcome } from './add-set-action.ts';
import { SetBar } from './set-bar.tsx';
import styles from './set-frame.module.css';
import { SetResult } from './set-result.tsx';
import step from './set-step.module.css';
import { SetSummary } from './set-summary.tsx';
import { SetUpsellList } from './set-upsell-list.tsx';

/** How wide the page of a set shows its picture (the sizes attribute of its image). */
export const SET_SIZES = '(max-width: 1024px) 100vw, 700px';

interface SetFrameProps {
  readonly page: BundlePage | CollectionPage;
  /** What became of the form that was sent. */
  readonly sent: SetOutcome | null;
  /** Its steps are numbered, as a builder's are. */
  readonly isNumbered?: boolean;
  readonly children: ReactNode;
}

/** Every page of a set: choices to the left, what they come to beside them, all in one form that needs no script. */
export const SetFrame = ({ page, sent, isNumbered = false, children }: SetFrameProps) => {
  const { picture } = page;
  const address = useHref(page.path);
  return (
    <div className={styles.page}>
      <Breadcrumbs links={page.breadcrumbs} />
      <header className={picture ? styles.head : undefined}>
        <div>
          <h1>{page.heading}</h1>
          <p className={styles.subtitle}>{page.subtitle}</p>
        </div>
        {picture && (
          <div className={styles.picture} data-set-part="picture">
            <Photo {...photoOf(picture)} sizes={SET_SIZES} isFirst="main" />
          </div>
        )}
      </header>
      <form method="post" action={address} className={styles.form} data-set-form="">
        <SetResult sent={sent} />
        <div>
          <CouponNote />
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
