import type { Notice as CartNotice } from '@counterpane/contract/cart/carts';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../design/button.tsx';
import { NightSky } from '../design/drawings/night-sky.tsx';
import { Notice } from '../design/notice.tsx';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';
import { cartLinkError } from './cart-link-error.ts';
import { CartNotices } from './cart-notices.tsx';
import styles from './empty-cart.module.css';

interface EmptyCartProps {
  readonly notices: readonly CartNotice[];
  /** Why something could not be done: what it was about is gone. */
  readonly problem: string | null;
}

export const EmptyCart = ({ notices, problem }: EmptyCartProps) => {
  const t = useText();
  const [search] = useSearchParams();
  const error = cartLinkError(search, t);
  return (
    <div className={styles.empty}>
      <div>
        <h1>{t('Your cart')}</h1>
        {error !== null && <Notice look="bad">{error}</Notice>}
        {problem !== null && <Notice look="bad">{problem}</Notice>}
        <CartNotices notices={notices} />
        <p className={styles.text}>{t('Your cart is empty. A good night starts with what is under you.')}</p>
        <ButtonLink look="primary" href={pageUrls.mattresses()}>
          {t('See all mattresses')}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <NightSky />
      </div>
    </div>
  );
};
