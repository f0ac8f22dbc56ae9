import type { StorefrontView } from '@counterpane/contract/pages/pages';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { STEPS, type Step } from '@counterpane/rules/checkout/steps';
import { Link, useLocation } from 'react-router';
import styles from '../cart/checkout.module.css';
import { Icon } from '../design/icon.tsx';
import { PageLink } from '../language/page-link.tsx';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';

const TITLES: Readonly<Record<Exclude<Step, 'success'>, PlainMessageId>> = {
  cart: 'Cart',
  shipping: 'Shipping',
  billing: 'Billing',
  review: 'Review',
};

export const CheckoutHeader = ({ storefront }: { storefront: StorefrontView }) => {
  const t = useText();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink className={styles.name} to={pageUrls.home()}>
          {storefront.name}
        </PageLink>
        <StepTrail />
        <span className={styles.secure}>
          <Icon name="lock" size={16} />
          {t('Secure checkout')}
        </span>
      </div>
    </header>
  );
};

/** Where the shopper stands. Steps behind are links, steps ahead are words. */
const StepTrail = () => {
  const t = useText();
  const { pathname } = useLocation();
  const current = STEPS.findIndex((step) => pageUrls.checkout(step) === pathname);
  if (STEPS[current] === 'success') return null;
  return (
    <nav className={styles.steps} aria-label={t('Checkout')}>
      <ol>
        {STEPS.filter((step) => step !== 'success').map((step, index) => (
          <li key={step} aria-current={index === current ? 'step' : undefined}>
            {index < current ? <Link to={pageUrls.checkout(step)}>{t(TITLES[step])}</Link> : t(TITLES[step])}
          </li>
        ))}
      </ol>
    </nav>
  );
};
