import type { StorefrontView } from '@counterpane/contract/pages/pages';
import { CanadianDollars } from '../language/canadian-dollars.tsx';
import { PageLink } from '../language/page-link.tsx';
import { BrandLinks } from './brand-links.tsx';
import styles from './footer.module.css';
import { type Elsewhere, RegionLinks } from './region-links.tsx';

interface FooterProps {
  readonly storefront: StorefrontView;
  readonly elsewhere: Elsewhere | null;
}

export const Footer = ({ storefront, elsewhere }: FooterProps) => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <div>
        <p className={styles.name}>{storefront.name}</p>
        <p className={styles.tagline}>{storefront.tagline}</p>
        {storefront.country === 'CA' && <CanadianDollars className={styles.tagline} />}
      </div>
      <div className={styles.groups}>
        {storefront.footer.map(({ title, links }) => (
          <div key={title}>
            <h2 className={styles.heading}>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.url}>
                  <PageLink to={link.url}>{link.title}</PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <BrandLinks sisters={storefront.sisters} />
      <RegionLinks storefront={storefront} elsewhere={elsewhere} />
    </div>
  </footer>
);
