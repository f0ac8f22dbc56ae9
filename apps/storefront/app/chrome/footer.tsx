import type { StorefrontView } from '@counterpane/contract/pages';
import { PageLink } from '../language/page-link.tsx';
import styles from './footer.module.css';

export const Footer = ({ storefront }: { storefront: StorefrontView }) => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <div>
        <p className={styles.name}>{storefront.name}</p>
        <p className={styles.tagline}>{storefront.tagline}</p>
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
    </div>
  </footer>
);
