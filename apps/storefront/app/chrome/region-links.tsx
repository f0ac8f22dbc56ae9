import type { StorefrontView } from '@counterpane/contract/pages/pages';
import { useText } from '../language/use-text.ts';
import styles from './footer.module.css';
import { regionsOf } from './regions.ts';

interface RegionLinksProps {
  readonly storefront: StorefrontView;
  /** The page that is read, where it is there in other countries or languages too. */
  readonly elsewhere: Elsewhere | null;
}

/** The storefronts that have the same page, and its path, which is the same everywhere. */
export interface Elsewhere {
  readonly alternates: StorefrontView['alternates'];
  readonly path: string;
}

/** The brand in other countries and languages, each called by its own name: this page where it is there, else home. */
export const RegionLinks = ({ storefront, elsewhere }: RegionLinksProps) => {
  const t = useText();
  const regions = regionsOf(storefront, elsewhere);
  if (regions.length < 2) return null;
  return (
    <nav className={styles.regions} aria-label={t('Country and language')}>
      <ul className={styles.regionList}>
        {regions.map(({ hrefLang, language, name, href, isHere }) => (
          <li key={hrefLang} lang={language}>
            {isHere ? (
              <span className={styles.region} aria-current="true">
                {name}
              </span>
            ) : (
              <a className={styles.region} href={href} hrefLang={hrefLang}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
