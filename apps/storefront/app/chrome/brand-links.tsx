import type { StorefrontView } from '@counterpane/contract/pages/pages';
import { PageLink } from '../language/page-link.tsx';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';
import styles from './footer.module.css';

/** The other brands in this country. The cart comes along, so these links are not for search engines. */
export const BrandLinks = ({ sisters }: Pick<StorefrontView, 'sisters'>) => {
  const t = useText();
  if (sisters.length === 0) return null;
  return (
    <nav className={styles.regions} aria-label={t('Our other brands')}>
      <ul className={styles.regionList}>
        {sisters.map(({ key, name }) => (
          <li key={key}>
            <PageLink className={styles.region} to={pageUrls.moveTo(key)} rel="nofollow">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
