import type { StorefrontView } from '@counterpane/contract/pages/pages';
import { placeholders } from '@counterpane/messages/placeholders';
import { accountUrls } from '../account-urls.ts';
import { Icon } from '../design/icon.tsx';
import { PageLink } from '../language/page-link.tsx';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';
import styles from './header.module.css';
import { PersonIcon } from './person-icon.tsx';
import { SearchForm } from './search/search-form.tsx';

export const Header = ({ storefront }: { storefront: StorefrontView }) => {
  const t = useText();
  return (
    <header className={styles.header}>
      {storefront.announcement && <p className={styles.announcement}>{storefront.announcement}</p>}
      <div className={styles.bar}>
        <PageLink className={styles.name} to={pageUrls.home()}>
          {storefront.name}
        </PageLink>
        <nav className={styles.links} aria-label={t('Main')}>
          {storefront.navigation.map(({ title, url }) => (
            <PageLink key={url} to={url}>
              {title}
            </PageLink>
          ))}
        </nav>
        <SearchForm />
        {storefront.hasAccounts && (
          <PageLink className={styles.account} to={accountUrls.myAccount()}>
            <PersonIcon />
            {t('Account')}
          </PageLink>
        )}
        <PageLink className={styles.cart} to={pageUrls.cart()}>
          <Icon name="bag" />
          {t('Cart')}{' '}
          {/* Filled by cart-badge.ts: the page is the same for everyone. Outside the flow, so nothing moves. */}
          <span
            className={styles.badge}
            data-cart-badge=""
            data-one={t('Cart, {count} items', { count: 1 })}
            data-many={t('Cart, {count} items', placeholders('count'))}
          />
        </PageLink>
      </div>
    </header>
  );
};

/** The first thing a keyboard meets. */
export const SkipLink = () => {
  const t = useText();
  return (
    <a className={styles.skip} href="#main">
      {t('Skip to the page')}
    </a>
  );
};
